import unittest
from decimal import Decimal
from fractions import Fraction

import gpurta
from gpurta.times import Number
from support import RANDOM, SEED, cases


class Times(unittest.TestCase):
    def test_texts(self):
        for text, value in (
            ("12", Fraction(12)),
            ("1.5", Fraction(3, 2)),
            ("3/2 ms", Fraction(3, 2)),
            ("6/4", Fraction(3, 2)),
            ("2.5e-3", Fraction(1, 400)),
            ("250us", Fraction(1, 4)),
            ("250 \u00b5s", Fraction(1, 4)),
            ("250 \u03bcs", Fraction(1, 4)),
            ("-1/3", Fraction(-1, 3)),
            ("1s", Fraction(1000)),
        ):
            self.assertEqual(gpurta.to_time(text), value)
        self.assertEqual(gpurta.to_time("1 ms", unit="ns"), 10**6)

    def test_wrong_texts(self):
        for text in ("1/0", "1/-2", "--1", "0x10", "nan", "inf", "1 2", "", "1.", "1 h"):
            with self.assertRaises(gpurta.TimeSyntaxError) as caught:
                gpurta.to_time(text)
            self.assertIsInstance(caught.exception, ValueError)
            self.assertIn("expected", str(caught.exception))
        with self.assertRaises(ValueError):
            gpurta.to_time("1\0 2")
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.to_time("1" * 1001)

    def test_floats_are_refused_with_the_reason(self):
        with self.assertRaises(TypeError) as caught:
            gpurta.to_time(0.1)
        self.assertIn("3602879701896397/36028797018963968", str(caught.exception))
        self.assertIn('"0.1"', str(caught.exception))
        for value in (float("nan"), float("inf"), 1.0, True, None, [], 1j, b"1"):
            with self.assertRaises(TypeError):
                gpurta.to_time(value)
        with self.assertRaises(TypeError):
            gpurta.Kernel(1, wcet=0.5)
        with self.assertRaises(TypeError):
            gpurta.Task(1, 0.5)

    def test_decimals(self):
        self.assertEqual(gpurta.to_time(Decimal("0.1")), Fraction(1, 10))
        self.assertEqual(gpurta.to_time(Decimal("-1e3")), -1000)
        for value in ("nan", "inf", "-inf", "snan"):
            with self.assertRaises(ValueError):
                gpurta.to_time(Decimal(value))
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.to_time(Decimal("1e999999"))
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.to_time(Decimal("1" * 1001))

    def test_index_types(self):
        class Index:
            def __index__(self):
                return 7

        self.assertEqual(gpurta.to_time(Index()), 7)

    def test_wrong_unit(self):
        with self.assertRaises(ValueError):
            gpurta.to_time(1, unit="h")

    def test_numbers_of_every_size_cross_the_border(self):
        sizes = (0, 1, 2, 31, 32, 62, 63, 64, 65, 127, 128, 200, 1000)
        for _ in range(cases(3000)):
            numerator = RANDOM.getrandbits(RANDOM.choice(sizes) or 1) - RANDOM.getrandbits(3)
            denominator = RANDOM.getrandbits(RANDOM.choice(sizes) or 1) + 1
            value = Fraction(RANDOM.choice((-1, 1)) * numerator, denominator)
            self.assertEqual(Number(value).get(), value, SEED)
            self.assertEqual(Fraction(gpurta.to_text(value)), value)
        for edge in (2**31, 2**63, 2**64):
            for value in (edge - 1, edge, -edge, -edge - 1, Fraction(1, edge), Fraction(1, edge - 1)):
                self.assertEqual(Number(Fraction(value)).get(), value)
        self.assertEqual(Number().get(), 0)


class Verdicts(unittest.TestCase):
    def test_no_truth_value(self):
        for verdict in gpurta.Verdict:
            with self.assertRaises(TypeError):
                bool(verdict)
            with self.assertRaises(TypeError):
                if verdict:
                    pass
        self.assertEqual(str(gpurta.Verdict.UNKNOWN), "unknown")


if __name__ == "__main__":
    unittest.main()
