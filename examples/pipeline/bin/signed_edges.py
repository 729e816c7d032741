#!/usr/bin/env python3
"""Prints the signed edges of a release (regulons_decoupler.csv.gz) whose targets are in a list of genes."""

import csv
import gzip
import sys


def main():
    edges, targets = sys.argv[1:]
    with open(targets, encoding="utf-8") as file:
        genes = set(file.read().split())
    with gzip.open(edges, "rt", newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file)
        writer = csv.DictWriter(sys.stdout, rows.fieldnames, lineterminator="\n")
        writer.writeheader()
        writer.writerows(row for row in rows if row["target"] in genes)


main()
