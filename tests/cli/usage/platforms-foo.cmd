gpurta platforms foo
