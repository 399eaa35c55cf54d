for option in --blocks --explain '--svg x.svg' '--export-examiner x'; do gpurta simulate u10.yaml --jitter 1ms --runs 2 $option; done
