"""What gpurta-report consists of."""
