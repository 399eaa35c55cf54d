#!/usr/bin/env python3
"""Intervals of gpurta-sweep against their definition, in whole numbers and from tables; and its mathematics where
floating point does not decide.

    sweep_truths.py TOP
"""
import os
import random
import sys
import unittest

sys.path.insert(0, os.path.join(sys.argv[1], "tools"))
sys.dont_write_bytecode = True
from gpurta_sweep import interval  # noqa: E402
from gpurta_sweep.parts import tell_missing  # noqa: E402
from gpurta_sweep.picture import place_of  # noqa: E402
from gpurta_sweep.text import Stop, Style  # noqa: E402

PARTS = interval.PARTS


def binomial(n, i):
    found = 1
    for k in range(i):
        found = found * (n - k) // (k + 1)
    return found


def excess(k, n, m):
    """The sign of P(X >= k) - 1/40 with n trials of probability m / PARTS, in whole numbers."""
    total = sum(binomial(n, i) * m ** i * (PARTS - m) ** (n - i) for i in range(k, n + 1))
    return (40 * total > PARTS ** n) - (40 * total < PARTS ** n)


class Intervals(unittest.TestCase):
    def check(self, k, n):
        low, high = interval.interval(k, n)
        self.assertTrue(0 <= low <= high <= PARTS)
        self.assertTrue(low == 0 or k > 0)
        self.assertTrue(high == PARTS or k < n)
        if k > 0:
            self.assertTrue(excess(k, n, low) <= 0 <= excess(k, n, low + 1), (k, n))
        if k < n:
            self.assertTrue(excess(n - k, n, PARTS - high) <= 0 <= excess(n - k, n, PARTS - high + 1), (k, n))

    def test_ends_are_the_last_for_which_the_definition_holds(self):
        for n in (1, 2, 3, 7, 20, 33):
            for k in range(n + 1):
                self.check(k, n)
        chosen = random.Random(1)
        for _ in range(2):
            n = chosen.randrange(34, 120)
            self.check(chosen.randrange(n + 1), n)

    def test_as_published(self):
        self.assertEqual(interval.interval(10, 100), (490, 1763))
        self.assertEqual(interval.interval(0, 1000), (0, 37))  # 1 - (1/40)^(1/1000) = 0.00368
        self.assertEqual(interval.interval(500000, 1000000), (4990, 5010))

    def test_what_is_near_is_decided_by_digits(self):
        """The sum with 70 digits decides as whole numbers do, and as floating point does where that is sure."""
        for n in (7, 33):
            for k in range(1, n, 1 + n // 7):
                low = interval.lower(k, n)
                for m in (max(1, low - 1), max(1, low), low + 1):
                    self.assertEqual(interval._is_rare_surely(k, n, m), excess(k, n, m) <= 0)
        for k, n in ((1000, 20000), (700000, 1000000)):
            low = interval.lower(k, n)
            self.assertTrue(interval._is_rare_surely(k, n, low) and not interval._is_rare_surely(k, n, low + 1))


class Texts(unittest.TestCase):
    def test_places_are_cut_towards_zero(self):
        from fractions import Fraction
        for value in (Fraction(1, 3), Fraction(2, 3), Fraction(10 ** 30 + 1, 7), Fraction(1, 10 ** 40), Fraction(0), Fraction(5)):
            place = Fraction(place_of(value))
            self.assertTrue(place <= value and value - place <= value / 2 ** 52)

    def test_missing_shards_as_an_array_takes_them(self):
        tell_missing(3, {1: "", 2: "", 3: ""})
        with self.assertRaises(Stop):
            tell_missing(3, {2: ""})

    def test_decimals_of_a_column(self):
        from fractions import Fraction
        style = Style({"exact": False, "decimal": False, "decimals": -1})
        self.assertEqual(style.people(Fraction(1, 8)), "0.125")
        self.assertEqual(style.people(Fraction(1, 3)), "~0.333333")
        self.assertEqual(style.people(Fraction(1, 3), True), "~0.333334")
        self.assertEqual(style.decimals_of([Fraction(1, 2), Fraction(2)]), 1)


if __name__ == "__main__":
    del sys.argv[1]
    unittest.main()
