"""Exact binomial intervals (Clopper and Pearson 1934), certified to the digits that are given: floating point says
where an end lies, and decides nothing that is near; near is decided with 60 digits."""
import decimal
import math
from fractions import Fraction

PARTS = 10000


def _tail(k, n, p):
    """P(X >= k) with n trials of probability p <= k / n, about: the incomplete beta function I_p(k, n - k + 1) by its
    continued fraction (Lentz), which converges fast there."""
    a, b = k, n - k + 1
    if p == 0:
        return 0.0
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(p) + b * math.log1p(-p)) / a
    tiny, c = 1e-300, 1.0
    d = 1 / (1 - (a + b) * p / (a + 1) or tiny)
    h = d
    for m in range(1, 100000):
        for term in (m * (b - m) * p / ((a + 2 * m - 1) * (a + 2 * m)),
                     -(a + m) * (a + b + m) * p / ((a + 2 * m) * (a + 2 * m + 1))):
            d = 1 / (1 + term * d or tiny)
            c = 1 + term / c or tiny
            h *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * h


def _bernoulli(count):
    found = []
    for m in range(2 * count + 1):
        row = [Fraction(1, j + 1) for j in range(m + 1)]
        for j in range(m + 1):
            for i in range(j, 0, -1):
                row[i - 1] = i * (row[i - 1] - row[i])
        found.append(row[0])
    return found[2::2]


def _log_factorial(n):
    """ln n!, by Stirling's series."""
    shift, z = decimal.Decimal(1), n + 1
    while z < 80:
        shift *= z
        z += 1
    z = decimal.Decimal(z)
    pi = decimal.Decimal("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899")
    total = (z - decimal.Decimal("0.5")) * z.ln() - z + (2 * pi).ln() / 2 - shift.ln()
    for j, bernoulli in enumerate(_bernoulli(20), 1):
        total += decimal.Decimal(bernoulli.numerator) / bernoulli.denominator / (2 * j * (2 * j - 1)) / z ** (2 * j - 1)
    return total


def _is_rare_surely(k, n, m):
    """The same with 70 digits: what is cut, and the error of every step, are below 10^-35 of the sum."""
    with decimal.localcontext() as context:
        context.prec = 70
        p, q = decimal.Decimal(m) / PARTS, decimal.Decimal(PARTS - m) / PARTS
        log = _log_factorial(n) - _log_factorial(k) - _log_factorial(n - k) + k * p.ln() + (n - k) * q.ln()
        term, total, ratio = log.exp(), decimal.Decimal(0), p / q
        for i in range(k, n + 1):
            total += term
            if term * n < total * decimal.Decimal("1e-40"):
                break
            term = term * ratio * (n - i) / (i + 1)
        return 40 * total * (1 + decimal.Decimal("1e-35")) <= 1


def is_rare(k, n, m):
    """Is P(X >= k) <= 1/40 for sure, with n trials of probability m / PARTS <= k / n?"""
    if m == 0:
        return True
    about = 40 * _tail(k, n, m / PARTS)
    if abs(about - 1) < 1e-9 + 1e-13 * n:
        return _is_rare_surely(k, n, m)
    return about < 1


def lower(k, n):
    """The largest m with P(X >= k) <= 1/40."""
    if k == 0:
        return 0
    low, high = 0, min(k * PARTS // n, PARTS - 1)
    while low < high:
        middle = (low + high + 1) // 2
        if is_rare(k, n, middle):
            low = middle
        else:
            high = middle - 1
    return low


def interval(k, n):
    """The interval of 95% for k of n, in ten-thousandths, rounded outwards."""
    return (lower(k, n), PARTS - lower(n - k, n)) if n else (0, PARTS)
