"""For old tools (pip before 20, as on JetPack 4); newer ones read pyproject.toml."""

from setuptools import setup

from build_backend import EXTRAS, METADATA, VERSION

setup(
    name="gpurta",
    version=VERSION,
    description=METADATA["Summary"],
    license=METADATA["License"],
    packages=["gpurta"],
    package_data={"gpurta": ["py.typed", "*.pyi"]},
    extras_require=EXTRAS,
    python_requires=METADATA["Requires-Python"],
)
