"""Answers as dictionaries, and their rows as data frames."""

from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Mapping, Optional, Union

#: A pandas.DataFrame, or a list of dictionaries where pandas is not installed or not wanted.
Frame = Any


def make_frame(rows: Iterable[Mapping[str, Any]], use_pandas: Optional[bool]) -> Frame:
    """Rows as a DataFrame. `use_pandas`: None for "where it is installed".

    >>> make_frame([{"tf": "NLP7", "kinds": {"bound": 1}}], use_pandas=False)
    [{'tf': 'NLP7', 'kinds.bound': 1}]
    """
    flat = [flatten(row) for row in rows]
    if use_pandas is False:
        return flat
    try:
        import pandas
    except ImportError:
        if use_pandas:
            raise
        return flat
    return pandas.DataFrame(flat)


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


class Answer(dict):
    """A JSON answer: a dictionary, and `frame()` with its rows.

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
        main: str,
        rows: Union[None, Iterable[Mapping[str, Any]], Callable[[], Iterable[Mapping[str, Any]]]] = None,
        use_pandas: Optional[bool] = None,
    ) -> None:
        super().__init__(content)
        self.main = main
        self._rows = rows
        self._use_pandas = use_pandas

    def frame(self, name: Optional[str] = None) -> Frame:
        """The main rows of the answer, or those under a name: a DataFrame, or a list of dictionaries."""
        if name is None and self._rows is not None:
            return make_frame(self._rows() if callable(self._rows) else self._rows, self._use_pandas)
        rows = self[name or self.main] or []
        return make_frame(rows, self._use_pandas)

    def __repr__(self) -> str:
        facts = [f"  {name}: {_short(value)}" for name, value in self.items() if name != self.main]
        rows = self.get(self.main)
        count = "" if rows is None else f" with {len(rows)} {self.main}"
        head = [f"<Answer{count}; frame() has its rows, and the answer has:>"]
        more = [f"  ... and {len(facts) - 8} more"] if len(facts) > 8 else []
        return "\n".join(head + facts[:8] + more)

    def _repr_html_(self) -> Optional[str]:
        """The rows in a notebook, where pandas draws them."""
        frame = self.frame()
        return frame._repr_html_() if hasattr(frame, "_repr_html_") else None


def _short(value: Any) -> str:
    """A value in at most 60 characters: how many entries a list or an object has, or a text itself."""
    if isinstance(value, (list, tuple, Mapping)):
        return f"{len(value)} {'entry' if len(value) == 1 else 'entries'}"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
