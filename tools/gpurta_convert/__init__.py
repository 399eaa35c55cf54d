"""What gpurta-convert is made of: readers of profiles fill a Trace, writers read it."""
