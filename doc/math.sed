# Formulas as Doxygen writes them: a block ```math, as forges draw it, becomes \f[ .. \f].
/^```math$/,/^```$/{
s/^```math$/\\f[/
s/^```$/\\f]/
}
# Links are plain, as forges show them; a page and a section have the label that stands in braces behind the heading.
s#](\.\./CHANGELOG\.md)#](@ref md_CHANGELOG)#g
s#](\.\./bindings/python/gpurta)#](@ref python_reference)#g
s#](main\.md)#](@ref index)#g
s/](\([a-z_]*\)\.md)/](@ref \1)/g
s/]([a-z_]*\.md#\([a-z_]*\))/](@ref \1)/g
