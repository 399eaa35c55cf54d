"""Residency: groups of kernels that must be on the GPU together."""

import unittest

from gpurta import Kernel, NotApplicable, resident


class Residency(unittest.TestCase):
    def test_one_kernel(self):
        sections = {
            "platform": {"base": "cc-6.0", "sms": 56},
            "kernels": [{"name": "scan", "blocks": 128, "threads": 1024, "wcet": 1}],
            "resident": [{"name": "g", "kernels": ["scan"]}],
        }
        found = resident(sections)
        self.assertEqual(found.verdict, "hangs")
        self.assertEqual(found.groups[0].kernels[0].largest_safe, 112)
        self.assertEqual(found.groups[0].fewest_sms, 64)
        self.assertEqual(found.witness[0].waits, "scan")
        sections["kernels"][0]["blocks"] = 112
        self.assertEqual(resident(sections).verdict, "resident")

    def test_groups(self):
        kernels = [Kernel(n, 1, threads=1024, name=name) for name, n in (("a", 1), ("b", 1))]
        found = resident(kernels, 2, groups={"g": ["a", "b"]})
        self.assertEqual(found.verdict, "resident")
        self.assertEqual([k.name for k in found.groups[0].kernels], ["a", "b"])
        with self.assertRaises(NotApplicable):
            resident(kernels, 2, groups={"g": ["a", "a"]})


if __name__ == "__main__":
    unittest.main()
