"""Answers as rows with one value each."""

from __future__ import annotations

import csv
import io
import math
import re
from typing import Any, Callable, Collection, Iterator, Mapping, Sequence, Union

Row = dict[str, Any]

#: A text that the server has kept from being a formula.
_FORMULA = re.compile("'[=+\\-@\t\r\uff1d\uff0b\uff0d\uff20]")


def label_of(info: Mapping[str, Any]) -> str:
    """The heading of an analysis, or the name of a target list."""
    return str(info.get("analysis_label") or info.get("name", ""))


def is_table_number(name: str) -> bool:
    """Whether a column of the table of a result has numbers.

    >>> is_table_number("TGA1 | Log2FC"), is_table_number("Gene ID")
    (True, False)
    """
    return name.endswith((" | Pvalue", " | Log2FC")) or name in ("User List Count", "Edge Count")


class Table(list):
    """Rows with the names of their columns, which a table without rows has too."""

    def __init__(self, rows: Sequence[Row], columns: Sequence[str]) -> None:
        super().__init__(rows)
        self.columns = list(columns)


def csv_rows(text: str, numbers: Union[Collection[str], Callable[[str], bool]]) -> Table:
    """The rows of a CSV file; `numbers` are the columns with numbers, all others are text, and an empty cell is None.

    A text that a spreadsheet would run as a formula has a ``'`` before it in the file, and none in the rows. Where two columns
    have one name, the second is called ``name (2)``.

    >>> csv_rows("list,p,p\\n'-Fe,0.5,1\\nB,,2\\n", {"p"})
    [{'list': '-Fe', 'p': 0.5, 'p (2)': 1}, {'list': 'B', 'p': None, 'p (2)': 2}]
    """
    lines = csv.reader(io.StringIO(text))
    names = next(lines, [])
    is_number = numbers if callable(numbers) else numbers.__contains__
    reads = [_number if is_number(name) else _text for name in names]
    columns = list(zip(_different(names), reads))
    rows = [{name: read(cell) if cell else None for (name, read), cell in zip(columns, line)} for line in lines]
    return Table(rows, [name for name, _ in columns])


def _different(names: Sequence[str]) -> Iterator[str]:
    seen: dict[str, int] = {}
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        yield name if seen[name] == 1 else f"{name} ({seen[name]})"


def pair_rows(pairs: Sequence[Sequence[str]]) -> Table:
    """A row per gene and ortholog."""
    columns = ("gene", "ortholog", "type")
    return Table([dict(zip(columns, pair)) for pair in pairs], columns)


def _text(cell: str) -> str:
    return cell[1:] if _FORMULA.match(cell) else cell


def _number(cell: str) -> float:
    return int(cell) if cell.lstrip("-").isdigit() else float(cell)


def _fold_interval(n: int, drawn: int, expected: float) -> tuple:
    """The 95 % interval of a fold: Wilson's, with continuity correction, of the share n / drawn, over the expected number."""
    if not expected:
        return None, None
    z = 1.959963984540054

    def end(side: int) -> float:
        half = 1 + z * math.sqrt(z * z + 2 * side - 1 / drawn + 4 * n * (drawn - n - side) / drawn)
        return (2 * n + z * z + side * half) / (2 * (drawn + z * z)) * drawn / expected

    return (max(0.0, end(-1)) if n else 0.0, end(1) if n < drawn else drawn / expected)


def sungear_rows(answer: Mapping[str, Any]) -> Iterator[Row]:
    """A row per combination of analyses that share genes, for chosen genes: the API has no table of them."""
    labels = {tuple(id): label_of(info) for (_, *id), info in answer["metadata"]}
    for analyses, _, genes, figures, *_ in answer["intersects"]:
        expected, n = figures["expected"], figures.get("n", len(genes))
        low, high = _fold_interval(n, answer.get("universe") or answer["total"], expected)
        yield {
            "analysis_ids": " ".join(str(id) for _, id in analyses),
            "analyses": "; ".join(labels[(id,)] for _, id in analyses),
            "genes": len(genes),
            "n": n,
            "expected": expected,
            "fold": n / expected if expected else None,
            "fold_low": low,
            "fold_high": high,
            "p": figures["p_value"],
            "adjusted_p": figures["adj_p"],
            "drawn_from": answer.get("universe"),
            "gene_ids": " ".join(genes),
        }
