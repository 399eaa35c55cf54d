"""Experiments on random task sets: see doc/sweep.md."""
