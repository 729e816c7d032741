"""What an answer has left out, as warnings."""

from __future__ import annotations

import warnings
from typing import Any, Iterable, Mapping


class TrellisWarning(UserWarning):
    """Something that an answer does not count, such as unknown gene names.

    >>> with warnings.catch_warnings(record=True) as said:
    ...     answer = client.functions(["AT1G41060", "AT1G66440", "nothing"])
    >>> print(said[0].message)
    1 of 3 names not in database: nothing
    """


def warn_all(sentences: Iterable[str]) -> None:
    """Warn where the client was called."""
    for sentence in sentences:
        warnings.warn(sentence, TrellisWarning, stacklevel=3)


def left_out(content: Mapping[str, Any]) -> list[str]:
    """The names of a gene list that no test has counted.

    >>> left_out({"given": 3, "unknown": ["x"], "ambiguous": []})
    ['1 of 3 names not in database: x']
    """
    given, unknown, ambiguous = content.get("given", 0), content.get("unknown", []), content.get("ambiguous", [])
    several = [f"{one['name']} ({', '.join(one['ids'])})" for one in ambiguous]
    of = f"of {given} name{'' if given == 1 else 's'}"
    return [
        *([f"{len(unknown)} {of} not in database: {', '.join(unknown)}"] if unknown else []),
        *([f"{len(several)} {of} left out, because they mean several genes: {', '.join(several)}"] if several else []),
    ]
