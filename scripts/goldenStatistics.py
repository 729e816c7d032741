"""Makes packages/core/test/stats/golden/*.json: what the statistics are tested against.

    /usr/bin/python3 scripts/goldenStatistics.py        needs scipy, mpmath and Rscript

Tails of the hypergeometric distribution are exact: integers of any length, divided once at the end;
where these would need gigabytes (hits of motifs), 80 decimal digits. The binomial test is summed with 80 digits from
the exact value of the probability's double. The files also hold the results of R and scipy for the same input.
"""

import json
import math
import random
import subprocess
from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import islice
from pathlib import Path

import mpmath
from scipy import __version__ as scipy_version
from scipy import stats
from scipy.cluster.hierarchy import leaves_list, linkage, optimal_leaf_ordering
from scipy.spatial.distance import pdist, squareform

golden = Path(__file__).resolve().parent.parent / "packages/core/test/stats/golden"
getcontext().prec = 80
getcontext().Emin, getcontext().Emax = -999_999_999, 999_999_999


def ask_r(code, rows):
    """Runs R code that reads numbers `d` (one row per question) and prints one row of answers for each."""
    text = "\n".join(",".join("NA" if value is None else repr(value) for value in row) for row in rows)
    head = "d <- as.matrix(read.csv(file('stdin'), header = FALSE)); storage.mode(d) <- 'double'\n"
    tail = "\nfor (i in seq_len(nrow(d))) cat(sprintf('%.17g', answer(d[i, ])), '\\n')"
    run = ["Rscript", "-e", head + code + tail]
    out = subprocess.run(run, input=text, capture_output=True, text=True, check=True).stdout
    return [[float(value.replace("NA", "nan")) for value in line.split()] for line in out.splitlines()]


def number(value):
    """Replaces NaN and infinities, which JSON lacks."""
    return float(value) if math.isfinite(value) else None


def write(name, cases):
    lines = ",\n".join(json.dumps(case) for case in cases)
    (golden / f"{name}.json").write_text(f"[\n{lines}\n]\n")
    print(f"{name}: {len(cases)} cases")


def write_versions():
    r = subprocess.check_output(["Rscript", "-e", "cat(as.character(getRversion()))"], text=True)
    versions = {"r": r, "scipy": scipy_version}
    (golden / "versions.json").write_text(json.dumps(versions) + "\n")


# Hypergeometric tails


def outcomes(sample, marked, population):
    """Number of ways to draw each possible number of hits, from the minimum on, as integers."""
    least, most = max(0, sample + marked - population), min(sample, marked)
    ways = math.comb(marked, least) * math.comb(population - marked, sample - least)
    found = []
    for hits in range(least, most + 1):
        found.append(ways)
        ways = ways * (marked - hits) * (sample - hits) // ((hits + 1) * (population - marked - sample + hits + 1))
    return least, found


def long_outcomes(sample, marked, population):
    """The same for huge sets: probabilities above 1e-400 relative to the most likely outcome, with 80 digits."""
    least, most = max(0, sample + marked - population), min(sample, marked)
    middle, others = (sample + 1) * (marked + 1) // (population + 2), population - marked - sample
    above, below = [Decimal(1)], [Decimal(1)]
    for x in range(middle, most):
        above.append(above[-1] * ((marked - x) * (sample - x)) / ((x + 1) * (others + x + 1)))
        if above[-1] < Decimal("1e-400"):
            break
    for x in range(middle, least, -1):
        below.append(below[-1] * (x * (others + x)) / ((marked - x + 1) * (sample - x + 1)))
        if below[-1] < Decimal("1e-400"):
            break
    return middle + 1 - len(below), below[:0:-1] + above


def all_outcomes(sample, marked, population):
    find = long_outcomes if min(sample, marked) > 10_000 else outcomes
    return find(sample, marked, population)


def check_long_outcomes():
    """Checks that the 80-digit results agree with exact integers to 70 digits, if these are available."""
    least, exact = outcomes(2_000, 2_500, 28_000)
    first, found = long_outcomes(2_000, 2_500, 28_000)
    likeliest = max(exact)
    for i, share in enumerate(found):
        assert abs(share * likeliest / exact[first - least + i] - 1) < Decimal("1e-70")


def places(least, found):
    """Compared numbers of hits: both ends, near the mode, and where the tails reach certain probabilities."""
    middle = least + max(range(len(found)), key=found.__getitem__)
    total = sum(found)
    last = least + len(found) - 1
    wanted = {least, least + 1, last, *range(middle - 2, middle + 3)}
    for power in (3, 10, 50, 100, 200, 300, 307, 308, 320):
        limit = total / Decimal(10) ** power if isinstance(total, Decimal) else total // 10**power
        rare = [place for place, ways in enumerate(found) if ways > limit]
        wanted |= {least + rare[0] - 1, least + rare[-1] + 1}
    impossible = {least - 1, last + 1} if len(found) < 5 else set()
    return sorted(hits for hits in wanted | impossible if hits in impossible or least <= hits <= last)


def tail_cases():
    shapes = [
        (5, 4, 10), (1, 1, 2), (7, 9, 12), (9, 8, 12), (4, 4, 4), (30, 40, 100), (60, 50, 100), (250, 300, 1_000),
        (900, 950, 1_000), (700, 400, 2_778), (2_700, 1_200, 2_778), (20, 3_000, 27_000), (500, 1_500, 28_000),
        (2_000, 2_500, 28_000), (8_000, 6_000, 28_000), (300, 20_000, 28_000), (100, 100, 1_000_000),
        (1_200, 15_000, 1_000_000), (40_000, 900, 1_000_000), (6_000, 5_000, 1_000_000), (900_000, 4_000, 1_000_000),
        (30_000, 2_500, 5_000_000), (600_000, 20_000, 5_000_000), (1_500_000, 300_000, 5_000_000),
        (4_999_990, 3_000, 5_000_000),
    ]  # fmt: skip
    for sample, marked, population in shapes:
        least, found = all_outcomes(sample, marked, population)
        total = sum(found)
        for hits in places(least, found):
            if hits < 0:
                continue
            i = hits - least
            yield {
                "hits": hits, "sample": sample, "marked": marked, "population": population,
                "greater": float(sum(found[max(0, i) :]) / total), "less": float(sum(found[: i + 1]) / total),
            }  # fmt: skip


def make_tails():
    cases = list(tail_cases())
    code = """answer <- function(r) c(phyper(r[1] - 1, r[3], r[4] - r[3], r[2], lower.tail = FALSE),
                                      phyper(r[1], r[3], r[4] - r[3], r[2]))"""
    rows = [[case[key] for key in ("hits", "sample", "marked", "population")] for case in cases]
    for case, (greater, less) in zip(cases, ask_r(code, rows)):
        law = stats.hypergeom(case["population"], case["marked"], case["sample"])
        case["r"] = {"greater": greater, "less": less}
        case["scipy"] = {"greater": number(law.sf(case["hits"] - 1)), "less": number(law.cdf(case["hits"]))}
    write("hypergeometricTail", cases)


# Binomial test


def binomial_outcomes(trials, probability):
    p, q = Decimal(probability), 1 - Decimal(probability)
    middle = min(trials, int((trials + 1) * p))
    found = [Decimal(0)] * (trials + 1)
    found[middle] = Decimal(math.comb(trials, middle)) * p**middle * q ** (trials - middle)
    for x in range(middle, trials):
        found[x + 1] = found[x] * (trials - x) / (x + 1) * p / q
    for x in range(middle, 0, -1):
        found[x - 1] = found[x] * x / (trials - x + 1) * q / p
    return middle, found


def binomial_places(middle, found):
    wanted = {0, len(found) - 1, middle - 1, middle, middle + 1}
    for power in (1, 3, 12, 60, 150, 299, 307):
        rare = [x for x, p in enumerate(found) if p > Decimal(10) ** -power]
        if rare:
            wanted |= {rare[0] - 1, rare[-1] + 1}
    return sorted(x for x in wanted if 0 <= x < len(found))


def make_binomial():
    shapes = [
        (1, 0.5), (10, 0.5), (11, 0.5), (20, 0.1), (37, 0.9), (100, 1 / 3), (682, 0.1875), (2_500, 0.004),
        (2_500, 0.99), (12_000, 0.25), (12_000, 1e-9), (40_000, 0.03), (40_000, 0.5), (40_000, 1e-5),
    ]  # fmt: skip
    cases = []
    for trials, probability in shapes:
        middle, found = binomial_outcomes(trials, probability)
        for x in binomial_places(middle, found):
            limit = found[x] * (1 + Decimal("1e-7"))
            exact = sum(p for p in found if p <= limit)
            scipy = stats.binomtest(x, trials, probability).pvalue
            case = {"successes": x, "trials": trials, "probability": probability, "p": float(min(exact, Decimal(1)))}
            cases.append({**case, "scipy": number(scipy)})
    code = "answer <- function(r) binom.test(r[1], r[2], r[3])$p.value"
    rows = [[case[key] for key in ("successes", "trials", "probability")] for case in cases]
    for case, (p,) in zip(cases, ask_r(code, rows)):
        case["r"] = p
    write("binomialTest", cases)


# Logarithms of p-values that are too small for a double, and of those near 1

mpmath.mp.dps = 50
deep = (0, 1, 30, 300, 330, 500, 1_000, 1_500, 2_000)


def exact(value):
    return mpmath.mpf(value) if isinstance(value, int) else mpmath.mpf(str(value))


def log10_ratio(part, total):
    """Base-10 logarithm of a ratio; ratios near 1 keep all digits. None for 0."""
    if not part:
        return None
    ratio = exact(part) / exact(total)
    rest = exact(total - part) / exact(total)
    return float(mpmath.log1p(-rest) / mpmath.log(10) if rest < 0.5 else mpmath.log10(ratio))


def deep_places(found, total):
    """Outcomes at both ends of each range of probabilities, and next to the most probable."""
    middle = max(range(len(found)), key=found.__getitem__)
    wanted = {middle - 1, middle, middle + 1, middle + 3}
    for power in deep:
        limit = total / Decimal(10) ** power if isinstance(total, Decimal) else total // 10**power
        rare = [i for i, ways in enumerate(found) if ways > limit]
        if rare:
            wanted |= {rare[0] - 1, rare[-1] + 1}
    return sorted(i for i in wanted if 0 <= i < len(found))


def make_log_tails():
    shapes = [
        (1, 1, 28_000), (5, 4, 10), (40, 60, 28_000), (500, 1_500, 28_000), (1_400, 1_300, 28_000), (3_237, 3_237, 27_662),
        (8_000, 6_000, 28_000), (27_990, 27_980, 28_000), (2_000, 900_000, 1_000_000), (3, 900, 5_000_000),
    ]  # fmt: skip
    cases = []
    for sample, marked, population in shapes:
        least, found = outcomes(sample, marked, population)
        total = sum(found)
        for i in deep_places(found, total):
            cases.append({
                "hits": least + i, "sample": sample, "marked": marked, "population": population,
                "greaterLog10": log10_ratio(sum(found[i:]), total), "lessLog10": log10_ratio(sum(found[: i + 1]), total),
            })  # fmt: skip
    write("logHypergeometricTail", cases)


def make_log_binomial():
    cases = []
    shapes = [(20, 0.3), (2_500, 0.004), (12_000, 0.25), (12_000, 1e-9), (40_000, 0.03), (40_000, 0.5)]
    for trials, probability in shapes:
        _, found = binomial_outcomes(trials, probability)
        for x in deep_places(found, Decimal(1)):
            limit = found[x] * (1 + Decimal("1e-7"))
            part = sum(p for p in found if p <= limit)
            case = {"successes": x, "trials": trials, "probability": probability}
            cases.append({**case, "log10": log10_ratio(part, sum(found))})
    write("logBinomialTest", cases)


def make_log_corrections():
    """The definitions, on logarithms with 50 digits: Bonferroni, Holm, Benjamini-Hochberg, Benjamini-Yekutieli."""
    draw = random.Random("log corrections")
    cases = []
    for n in (1, 6, 40):
        logs = [-draw.uniform(0, 2_000) for _ in range(n)]
        m, rising = len(logs), sorted(range(n), key=logs.__getitem__)
        times = lambda i, factor: min(mpmath.mpf(0), mpmath.mpf(logs[i]) + mpmath.log10(factor))
        harmonic = sum(mpmath.mpf(1) / k for k in range(1, m + 1))
        holm, bh, by = [0.0] * n, [0.0] * n, [0.0] * n
        for k, i in enumerate(rising):
            holm[i] = float(max(times(j, m - r) for r, j in enumerate(rising[: k + 1])))
            bh[i] = float(min(times(j, mpmath.mpf(m) / (r + 1)) for r, j in enumerate(rising) if r >= k))
            by[i] = float(min(times(j, mpmath.mpf(m) * harmonic / (r + 1)) for r, j in enumerate(rising) if r >= k))
        bonferroni = [float(times(i, m)) for i in range(n)]
        cases.append({"log10": logs, "bonferroni": bonferroni, "holm": holm, "bh": bh, "by": by})
    write("correctLogPValues", cases)


# Corrections


def make_corrections():
    draw = random.Random("corrections")
    tiny = [10 ** -draw.uniform(0, 307) for _ in range(12)]
    lists = [
        [0.01, 0.02, 0.03, 0.04, 0.05], [0.5], [0.04, 0.01, 0.01, None, 0.2, 1, 0.01, None, 0], [None, None],
        [round(draw.random() ** 3, 4) for _ in range(40)], tiny, [1, 1, 1],
    ]  # fmt: skip
    methods = ("bonferroni", "holm", "BH", "BY")
    cases = []
    for p in lists:
        code = "answer <- function(r) p.adjust(r, '{}')"
        corrected = {method.lower(): ask_r(code.format(method), [p])[0] for method in methods}
        cases.append({"p": p, **{method: list(map(number, values)) for method, values in corrected.items()}})
    write("correctPValues", cases)


# Clustering


def shortest_path(tree, full):
    """The optimal order, by definition: for each cluster, the minimum sum for each pair of end leaves."""
    n = len(tree) + 1
    sums = [{(leaf, leaf): 0.0} for leaf in range(n)]
    for left, right, *_ in tree:
        best = {}
        for (u, m), a in sums[int(left)].items():
            for (k, w), b in sums[int(right)].items():
                length = a + full[m][k] + b
                if length < best.get((u, w), math.inf):
                    best[u, w] = best[w, u] = length
        sums.append(best)
    return min(sums[-1].values())


def make_clusters():
    draw = random.Random("clusters")
    shapes = [(2, 3, 1), (3, 2, 2), (5, 4, 3), (12, 3, 2), (25, 6, 2), (40, 4, 3), (16, 2, 0), (30, 3, 0), (60, 4, 3)]
    cases = []
    for n, width, digits in shapes:
        rows = [[round(draw.uniform(0, 9), digits) for _ in range(width)] for _ in range(n)]
        distances = pdist(rows)
        tree = linkage(distances, method="average")
        ordered = leaves_list(optimal_leaf_ordering(tree, distances))
        full = squareform(distances)
        # Not always the best one: https://github.com/scipy/scipy/issues/11227
        scipy_path = sum(full[a][b] for a, b in zip(ordered, ordered[1:]))
        merges = [[int(left), int(right), float(height), int(size)] for left, right, height, size in tree]
        path = {"path": float(shortest_path(tree, full)), "scipyPath": float(scipy_path)}
        cases.append({"rows": rows, "merges": merges, **path})
    write("clusters", cases)


# Precision and recall


def precision_recall(ranks, hits):
    """Fractions, from the definition: a tie takes the values of its last member, trapezoids between the points."""
    total = sum(hits)
    last = [max(j for j, rank in enumerate(ranks) if rank == ranks[i]) for i in range(len(ranks))]
    found = [sum(hits[: end + 1]) for end in last]
    precision = [Fraction(count, end + 1) for count, end in zip(found, last)]
    recall = [Fraction(count, total) for count in found]
    steps = range(1, len(ranks))
    area = sum((recall[i] - recall[i - 1]) * (precision[i] + precision[i - 1]) / 2 for i in steps)
    return {"precision": list(map(float, precision)), "recall": list(map(float, recall)), "area": float(area)}


def make_precision_recall():
    draw = random.Random("precision and recall")
    cases = [
        {"ranks": [1, 2, 3, 4], "hits": [1, 0, 1, 0]},
        {"ranks": [1, 3, 3, 4, 6, 6], "hits": [0, 1, 0, 1, 1, 0]},
        {"ranks": [3, 3, 3], "hits": [1, 0, 1]},
        {"ranks": [1], "hits": [1]},
    ]
    for n, step in ((60, 0.4), (90, 0.9)):
        ranks, rank = [], 1
        for _ in range(n):
            rank += draw.random() < step
            ranks.append(rank)
        cases.append({"ranks": ranks, "hits": [int(draw.random() < 0.3) for _ in range(n)]})
    write("precisionRecall", [{**case, **precision_recall(**case)} for case in cases])


# Random numbers

MASK = 0xFFFFFFFF


def mix(h):
    h = (h ^ h >> 16) * 0x85EBCA6B & MASK
    h = (h ^ h >> 13) * 0xC2B2AE35 & MASK
    return h ^ h >> 16


def hash_text(text, start):
    for letter in text:
        start = (start ^ ord(letter)) * 0x01000193 & MASK
    return mix(start)


def sfc32(a, b, c):
    """As in PractRand 0.95, whose seeding discards the first 15 words."""
    counter = 1
    while True:
        word = (a + b + counter) & MASK
        counter += 1
        a, b, c = b ^ b >> 9, (c + (c << 3)) & MASK, ((c << 21 | c >> 11) + word) & MASK
        yield word


def below(n, words):
    """Integers below n by multiplication, rejecting words that would cause bias (Lemire 2019)."""
    for word in words:
        if (word * n) & MASK >= 2**32 % n:
            yield word * n >> 32


def make_random():
    cases = []
    most = 2_000_001
    for seed in ("", "trellis", "0.25 0.75", "AT4G24020 " * 400):
        words = sfc32(*(hash_text(seed, start) for start in (0x811C9DC5, 0x9E3779B9, 0x85EBCA6B)))
        drawn = [next(words) for _ in range(1015)][15:]
        words = sfc32(*(hash_text(seed, start) for start in (0x811C9DC5, 0x9E3779B9, 0x85EBCA6B)))
        whole = list(islice(below(most, islice(words, 15, None)), 40_000))
        case = {"seed": seed, "first": drawn[:4], "thousandth": drawn[999], "below": most}
        cases.append({**case, "firstBelow": whole[:2], "lastOf40000": whole[-2:]})
    write("seededRandom", cases)


if __name__ == "__main__":
    golden.mkdir(parents=True, exist_ok=True)
    check_long_outcomes()
    write_versions()
    make_tails()
    make_binomial()
    make_log_tails()
    make_log_binomial()
    make_log_corrections()
    make_corrections()
    make_clusters()
    make_precision_recall()
    make_random()
