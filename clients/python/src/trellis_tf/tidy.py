"""Answers as rows with one value each."""

from __future__ import annotations

import csv
import io
import re
from typing import Any, Collection, Iterator, Mapping, Sequence

Row = dict[str, Any]

#: A text that the server has kept from being a formula.
_FORMULA = re.compile("'[=+\\-@\t\r\uff1d\uff0b\uff0d\uff20]")

#: Rows above the genes in a whole table: label, data, method, edges, directions, kind.
HEADER_ROWS = 6
#: Columns about the gene, before those of the analyses.
GENE_COLUMNS = 8


def label_of(info: Mapping[str, Any]) -> str:
    """The heading of an analysis, or the name of a target list."""
    return str(info.get("analysis_label") or info.get("name", ""))


def table_rows(result: Mapping[str, Any], labels: Sequence[str]) -> list[Row]:
    """A row per gene: columns about the gene, then ``label | kind`` for each analysis."""
    data = result["data"]
    kinds, above = data[HEADER_ROWS - 1], [row[GENE_COLUMNS:] for row in data[:3]]
    columns = list(zip(*above))
    names, analysis = list(kinds[:GENE_COLUMNS]), -1
    for i, kind in enumerate(kinds[GENE_COLUMNS:]):
        starts = i == 0 or columns[i] != columns[i - 1] or f"{labels[analysis]} | {kind}" in names
        analysis += starts
        names.append(f"{labels[analysis]} | {kind}")
    return [dict(zip(names, row)) for row in data[HEADER_ROWS:]]


def csv_rows(text: str, numbers: Collection[str]) -> list[Row]:
    """The rows of a CSV file; `numbers` are the columns with numbers, all others are text, and an empty cell is None.

    A text that a spreadsheet would run as a formula has a ``'`` before it in the file, and none in the rows.

    >>> csv_rows("list,p\\n'-Fe,0.5\\nB,\\n", {"p"})
    [{'list': '-Fe', 'p': 0.5}, {'list': 'B', 'p': None}]
    """
    return [
        {name: (_number(cell) if name in numbers else _text(cell)) if cell else None for name, cell in row.items()}
        for row in csv.DictReader(io.StringIO(text))
    ]


def _text(cell: str) -> str:
    return cell[1:] if _FORMULA.match(cell) else cell


def _number(cell: str) -> float:
    return int(cell) if cell.lstrip("-").isdigit() else float(cell)


def sungear_rows(answer: Mapping[str, Any]) -> Iterator[Row]:
    """A row per combination of analyses that share genes, for chosen genes: the API has no table of them."""
    labels = {tuple(id): label_of(info) for (_, *id), info in answer["metadata"]}
    for analyses, _, genes, figures, *_ in answer["intersects"]:
        expected, n = figures["expected"], figures.get("n", len(genes))
        yield {
            "analysis_ids": " ".join(str(id) for _, id in analyses),
            "analyses": "; ".join(labels[(id,)] for _, id in analyses),
            "genes": len(genes),
            "n": n,
            "expected": expected,
            "fold": n / expected if expected else None,
            "p": figures["p_value"],
            "adjusted_p": figures["adj_p"],
            "drawn_from": answer.get("universe"),
            "gene_ids": " ".join(genes),
        }
