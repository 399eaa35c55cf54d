gpurta simulate program.yaml --svg all.svg >table
grep -E "together|<desc>" all.svg
grep -c "<path class=\"c" all.svg
grep -oE "(launch|deadline) of [a-z0-9]*" all.svg
