"""What the tests share: seeded random numbers, and how many cases to try."""

import os
import random
import shlex
import sys

SEED = int(os.environ.get("GPURTA_SEED", "0")) or random.SystemRandom().getrandbits(32)
RANDOM = random.Random(SEED)
print("GPURTA_SEED={}".format(SEED), file=sys.stderr)


def cases(count):
    """count times GPURTA_TEST_SCALE."""
    return max(1, int(count * float(os.environ.get("GPURTA_TEST_SCALE", "1"))))


# This interpreter as a command: under an emulator in a cross build.
INTERPRETER = shlex.split(os.environ.get("GPURTA_PYTHON", "")) or [sys.executable]
