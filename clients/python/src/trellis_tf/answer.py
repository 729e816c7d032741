"""Answers as dictionaries, and their rows as data frames."""

from __future__ import annotations

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
    """A row in which objects are spread over columns named ``outer.inner``."""
    out: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, Mapping):
            out.update(flatten(value, f"{prefix}{name}."))
        else:
            out[f"{prefix}{name}"] = value
    return out


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
