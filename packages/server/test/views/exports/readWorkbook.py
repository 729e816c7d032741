"""Prints what openpyxl reads in a workbook, as JSON: sheets with cells, merged ranges and frozen panes."""

import json
import sys

import openpyxl


def cell(one):
    fill = one.fill.fgColor.rgb[2:] if one.fill.fill_type == "solid" else ""
    return {
        "value": one.value,
        "type": one.data_type,
        "fill": fill,
        "format": one.number_format,
        "bold": bool(one.font.b),
    }


def sheet(one):
    merged = [(r.min_row - 1, r.min_col - 1, r.size["rows"], r.size["columns"]) for r in one.merged_cells.ranges]
    return {
        "name": one.title,
        "cells": [[cell(c) for c in row] for row in one.iter_rows()],
        "merged": [" ".join(map(str, r)) for r in sorted(merged)],
        "frozen": one.freeze_panes,
    }


book = openpyxl.load_workbook(sys.argv[1])
json.dump([sheet(one) for one in book.worksheets], sys.stdout)
