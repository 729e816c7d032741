"""Answers as dictionaries, and their rows as data frames."""

from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Mapping, Optional, Union

from .errors import TrellisError
from .figure import Figure

#: Length up to which an answer prints as it is.
MOST_LETTERS = 400

#: A pandas.DataFrame, or a list of dictionaries where pandas is not installed or not wanted.
Frame = Any


def make_frame(rows: Iterable[Mapping[str, Any]], use_pandas: Optional[bool]) -> Frame:
    """Rows as a DataFrame. `use_pandas`: None for "where it is installed".

    >>> make_frame([{"tf": "NLP7", "kinds": {"bound": 1}}], use_pandas=False)
    [{'tf': 'NLP7', 'kinds.bound': 1}]
    """
    flat = Entries(flatten(row) for row in rows)
    if use_pandas is False:
        return flat
    try:
        import pandas
    except ImportError:
        if use_pandas:
            raise
        return flat
    return pandas.DataFrame(flat, columns=getattr(rows, "columns", None))


def flatten(row: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """A row of texts and numbers: objects are spread over columns named ``outer.inner``, lists are texts.

    >>> flatten({"tf": "NLP7", "kinds": {"bound": 1}, "families": ["RWP-RK", "NLP"]})
    {'tf': 'NLP7', 'kinds.bound': 1, 'families': 'RWP-RK/NLP'}
    """
    out: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, Mapping):
            out.update(flatten(value, f"{prefix}{name}."))
        elif isinstance(value, (list, tuple)):
            out[f"{prefix}{name}"] = _text(value)
        else:
            out[f"{prefix}{name}"] = value
    return out


def _text(values: Iterable[Any]) -> str:
    """Values in one cell: with slashes between them, lists of objects as JSON."""
    values = list(values)
    if any(isinstance(value, (Mapping, list, tuple)) for value in values):
        return json.dumps(values)
    return "/".join("" if value is None else str(value) for value in values)


class Entries(list):
    """A list that prints its first entries only, in ten lines.

    >>> Entries(range(1000))
    [0,
     1,
     2,
     3,
     4,
     5,
     6,
     7,
     ... and 992 more]
    """

    def __repr__(self) -> str:
        whole = super().__repr__()
        if len(whole) <= MOST_LETTERS:
            return whole
        rest = [f"... and {len(self) - 8} more"] if len(self) > 8 else []
        return "[" + ",\n ".join([*(_short(entry) for entry in self[:8]), *rest]) + "]"


#: Rows of a table, or what reads them.
Rows = Union[Iterable[Mapping[str, Any]], Callable[[], Iterable[Mapping[str, Any]]]]


class Answer(dict):
    """A JSON answer: a dictionary; `frame()` has its rows, and `plot()` draws it.

    >>> answer = client.regulators(["AT1G41060", "AT1G66440", "AT1G69690"])
    >>> answer["n_list"], answer.main
    (3, 'tfs')
    >>> answer.frame()[0]["rank"], answer.frame("analyses")[0]["k"] > 0
    (1, True)
    """

    def __init__(
        self,
        content: Mapping[str, Any],
        *,
        main: Optional[str] = None,
        tables: Optional[Mapping[str, Rows]] = None,
        draw: Optional[Callable[..., str]] = None,
        use_pandas: Optional[bool] = None,
    ) -> None:
        super().__init__(content)
        self.main = main
        self._tables = tables or {}
        self._draw = draw
        self._use_pandas = use_pandas

    def frame(self, name: Optional[str] = None) -> Frame:
        """The main rows of the answer, or those under a name: a DataFrame, or a list of dictionaries."""
        wanted = name or self.main
        if wanted is None:
            lists = [key for key, value in self.items() if isinstance(value, list)]
            raise TrellisError(f"Say which rows: frame(NAME) has those of {', '.join(lists) or 'no name'}.")
        rows = self._tables[wanted] if wanted in self._tables else self[wanted] or []
        return make_frame(rows() if callable(rows) else rows, self._use_pandas)

    def plot(self, **options: Any) -> Figure:
        """The figure of the site, which a notebook shows and `save` writes as SVG; options as in its ``draw_...`` call.

        >>> result.summary().plot()
        <Figure: SVG, summary; save(path) writes it>
        """
        if self._draw is None:
            raise TrellisError("The site draws no figure of this answer; frame() has its rows.")
        return Figure(self._draw(**options), self.main or "")

    def __repr__(self) -> str:
        whole = super().__repr__()
        if self.main is None and len(whole) <= MOST_LETTERS:
            return whole
        rows = self.get(self.main)
        count = f" with {len(rows)} {self.main}" if isinstance(rows, list) else ""
        facts = [f"  {name}: {_short(value)}" for name, value in self.items() if not (count and name == self.main)]
        more = [f"  ... and {len(facts) - 8} more"] if len(facts) > 8 else []
        holds = "" if self.main is None else "frame() has its rows, and "
        return "\n".join([f"<Answer{count}; {holds}the answer has:>", *facts[:8], *more])

    def _repr_html_(self) -> Optional[str]:
        """The rows in a notebook, where pandas draws them."""
        if self.main is None:
            return None
        frame = self.frame()
        return frame._repr_html_() if hasattr(frame, "_repr_html_") else None


def _short(value: Any) -> str:
    """A value in at most 60 characters: how many entries a list or an object has, or a text itself."""
    if isinstance(value, (list, tuple, Mapping)):
        return f"{len(value)} {'entry' if len(value) == 1 else 'entries'}"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
