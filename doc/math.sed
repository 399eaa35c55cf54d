# Formulas as Doxygen writes them: a block ```math, as forges draw it, becomes \f[ .. \f].
/^```math$/,/^```$/{
s/^```math$/\\f[/
s/^```$/\\f]/
}
