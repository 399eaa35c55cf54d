"""Random divisions: sums, bounds, sets by number, refusals."""

import unittest

import gpurta


class Divide(unittest.TestCase):
    def test_sums_are_exact_and_bounds_are_kept(self):
        for method in ("uunifast", "uunifast-discard", "fixed-sum", "lattice"):
            most = 0 if method == "uunifast" else 500
            sets = gpurta.divide(1000, 5, 50, method=method, least=1, most=most, seed=3)
            self.assertEqual(len(sets), 50)
            for parts in sets:
                self.assertEqual(sum(parts), 1000)
                self.assertGreaterEqual(min(parts), 1)
                self.assertLessEqual(max(parts), most or 1000)

    def test_a_set_depends_on_its_number_alone(self):
        sets = gpurta.divide(10**6, 4, 9, method="fixed-sum", most=400000, seed=1, point=2)
        again = gpurta.divide(10**6, 4, 2, method="fixed-sum", most=400000, seed=1, point=2, first=7)
        self.assertEqual(sets[7:], again)
        self.assertNotEqual(sets, gpurta.divide(10**6, 4, 9, method="fixed-sum", most=400000, seed=2))

    def test_divisions_are_counted(self):
        self.assertEqual(gpurta.divisions(6, 3, most=3), 10)
        self.assertEqual(gpurta.divisions(10**6, 2), 10**6 + 1)

    def test_numbers_depend_on_their_place_alone(self):
        one, two = gpurta.Random(5, 1, 2), gpurta.Random(5, 1, 2)
        self.assertEqual([one.bits() for _ in range(4)], [two.bits() for _ in range(4)])
        self.assertTrue(all(0 <= one.below(3) < 3 for _ in range(50)))
        self.assertTrue(all(-2 <= one.between(-2, 2) <= 2 for _ in range(50)))
        self.assertTrue(all(4 <= one.log(4, 90) <= 90 for _ in range(50)))

    def test_refusals(self):
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.divide(5, 2, most=2, method="lattice")
        with self.assertRaisesRegex(gpurta.OutOfRange, "sets: .* found -1"):
            gpurta.divide(5, 2, -1)
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.divide(5, 2, most=3)
        with self.assertRaises(ValueError):
            gpurta.divide(5, 2, method="drs")


if __name__ == "__main__":
    unittest.main()
