"""What a call that failed throws."""

from __future__ import annotations

import json
from typing import Any, Mapping, Optional


class TrellisError(Exception):
    """A call that failed. Its text is one sentence.

    status: HTTP status; 0 when the site was not reached
    code: code of the error, e.g. ``unknown-tf``; ``unreachable`` when the site was not reached, ``no-server`` when it is
        a folder of files
    problem: the server's details (``place`` in the query, ``suggestions``), or None
    retry_after: seconds after which the server takes the call again, if it said so

    >>> try:
    ...     client.query("NLP7x")
    ... except TrellisError as error:
    ...     print(error.status, error.code, error.suggestions[:1])
    404 unknown-tf ['NLP7']
    """

    def __init__(
        self,
        sentence: str,
        *,
        status: int = 0,
        problem: Optional[Mapping[str, Any]] = None,
        code: Optional[str] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.code: Optional[str] = "unreachable" if status == 0 else (problem or {}).get("code", code)
        self.problem = problem
        self.retry_after = retry_after

    @property
    def suggestions(self) -> list[str]:
        """Names to write instead, best first."""
        return list((self.problem or {}).get("suggestions", []))


def error_of(status: int, reason: str, media: str, body: bytes, retry_after: Optional[float]) -> TrellisError:
    """The error of an answer: a problem, one plain sentence, or the page of a proxy, which is not repeated."""
    text = body.decode("utf-8", "replace").strip()
    if media.startswith("application/problem+json"):
        problem = json.loads(text)
        return TrellisError(problem["detail"], status=status, problem=problem, retry_after=retry_after)
    sentence = text if media.startswith("text/plain") else ""
    return TrellisError(
        sentence or f"The server answered {status} {reason}".strip(), status=status, retry_after=retry_after
    )
