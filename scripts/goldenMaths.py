"""Makes packages/core/test/maths/golden/functions.json: what the elementary functions are tested against.

    /usr/bin/python3 scripts/goldenMaths.py        needs mpmath

Arguments are doubles; values are computed with 60 digits and rounded once.
"""

import json
import random
from pathlib import Path

import mpmath

golden = Path(__file__).resolve().parent.parent / "packages/core/test/maths/golden/functions.json"
mpmath.mp.dps = 60
chance = random.Random(5)
count = 60


def within(low, high):
    return chance.uniform(low, high)


def power_of_10(low, high):
    return 10 ** within(low, high)


def signed(value):
    return value if chance.random() < 0.5 else -value


ways = {
    "log": (mpmath.log, lambda: [power_of_10(-300, 300)]),
    "log10": (lambda x: mpmath.log(x, 10), lambda: [power_of_10(-300, 300)]),
    "log2": (lambda x: mpmath.log(x, 2), lambda: [power_of_10(-300, 300)]),
    "log1p": (mpmath.log1p, lambda: [-power_of_10(-18, -0.001) if chance.random() < 0.5 else power_of_10(-18, 18)]),
    "exp": (mpmath.exp, lambda: [within(-700, 700)]),
    "expm1": (mpmath.expm1, lambda: [signed(power_of_10(-18, 2.8))]),
    "sinh": (mpmath.sinh, lambda: [signed(power_of_10(-12, 2.85))]),
    "sin": (mpmath.sin, lambda: [within(-3000, 3000)]),
    "cos": (mpmath.cos, lambda: [within(-3000, 3000)]),
    "tan": (mpmath.tan, lambda: [within(-3000, 3000)]),
    "exp10": (lambda x: mpmath.power(10, x), lambda: [within(-300, 300)]),
    "pow": (mpmath.power, lambda: [power_of_10(-4, 4), within(-70, 70)]),
    "atan2": (mpmath.atan2, lambda: [within(-100, 100), within(-100, 100)]),
    "hypot": (mpmath.hypot, lambda: [within(-100, 100), within(-100, 100)]),
}


def row(function, arguments):
    return [*arguments, float(function(*map(mpmath.mpf, arguments)))]


rows = {name: [row(function, draw()) for _ in range(count)] for name, (function, draw) in ways.items()}
lines = ",\n".join(f'  "{name}": {json.dumps(values)}' for name, values in rows.items())
golden.write_text(f"{{\n{lines}\n}}\n")
