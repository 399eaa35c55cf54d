"""Partitions: sizes and divisions."""


import unittest

from gpurta import Chain, InvalidArgument, Step, partition, partition_sizes


def chain(name, blocks, deadline):
    return Chain(20, [Step.kernel(blocks, 1, threads=1024)], name=name, deadline=deadline)


class Divisions(unittest.TestCase):
    def test_sizes(self):
        self.assertEqual(partition_sizes("orin", "green-context", "12.4")[:3], [4, 6, 8])
        self.assertEqual(partition_sizes("a100", "mig"), [14, 28, 42, 56, 98])
        self.assertEqual(partition_sizes("orin", "mig"), [])
        with self.assertRaises(InvalidArgument):
            partition_sizes("orin", "mps", "twelve")

    def test_divide(self):
        two = [chain("a", 8, 4), chain("b", 8, 8)]
        found = partition(two, "xavier")
        self.assertEqual(found.found, 1)
        self.assertTrue(found.complete)
        self.assertEqual(found.culprit, ())
        for one in found.partitions:
            self.assertEqual(one.sms, one.fewest)
        (division,) = found.divisions
        self.assertEqual([(s.partition, s.sms) for s in division.sizes], [(p.name, p.sms) for p in found])
        self.assertEqual(division.rest, 8 - sum(p.sms for p in found))
        self.assertEqual(found.rows("assumptions")[0]["assumption"], found.assumptions[0])
        self.assertIn("no block, copy or host step takes longer than its wcet, whatever runs beside it", found.assumptions)
        self.assertIn("a wcet that is not given by SMs holds with any number of them (key wcet)", found.assumptions)
        self.assertIn("no shared memory given for ", " ".join(found.assumptions))
        self.assertEqual(len(set(found.assumptions)), len(found.assumptions))

    def test_none(self):
        found = partition([chain("a", 800, 4), chain("b", 8, 8)], "xavier", minimize="largest")
        self.assertEqual(found.found, 0)
        self.assertEqual(found.culprit[0].chain, "a")
        self.assertIsNone(found.partitions[0].fewest)
        self.assertIn("a division that no bound fits may still meet its deadlines: bounds are sufficient", found.assumptions)
        self.assertIn("no shared memory given for ", " ".join(found.assumptions))


if __name__ == "__main__":
    unittest.main()
