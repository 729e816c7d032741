#!/usr/bin/env python3
"""Prints a row per folder of a result: its target genes, and the function they are most enriched in."""

import csv
import sys
from pathlib import Path


def rows_of(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def summary_of(folder):
    terms = rows_of(folder / "functions.csv")
    best = min(terms, key=lambda term: float(term["p"]), default={})
    return {
        "name": folder.name,
        "genes": len((folder / "targets.txt").read_text().split()),
        "term": best.get("term", ""),
        "function": best.get("name", ""),
        "adjusted_p": best.get("adjusted_p", ""),
    }


def main():
    columns = ["name", "genes", "term", "function", "adjusted_p"]
    writer = csv.DictWriter(sys.stdout, columns, lineterminator="\n")
    writer.writeheader()
    for folder in sorted(map(Path, sys.argv[1:]), key=lambda path: path.name):
        writer.writerow(summary_of(folder))


main()
