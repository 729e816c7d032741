"""When a call that was refused is made again."""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from typing import Optional

RETRIED = frozenset({429, 503})
LONGEST_WAIT = 60.0


def retry_after(header: Optional[str], now: float) -> Optional[float]:
    """Seconds that a header Retry-After asks for: a number or a date; None for anything else.

    >>> retry_after("3", now=0)
    3.0
    >>> retry_after("Thu, 01 Jan 1970 00:00:05 GMT", now=2)
    3.0
    >>> retry_after("soon", now=0) is None
    True
    """
    if header is None:
        return None
    if header.strip().isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - now)
    except (TypeError, ValueError):
        return None


def wait_before(attempt: int, status: int, asked: Optional[float], random: float) -> Optional[float]:
    """Seconds before the next attempt, or None when there is none.

    Half a second that doubles with each attempt, or what the server asks for, up to a minute. `random`
    (0 to 1) spreads clients that were refused together.

    >>> [wait_before(attempt, 503, None, 0) for attempt in (0, 1, 2, 20)]
    [0.5, 1.0, 2.0, 60.0]
    >>> wait_before(0, 429, 2, 1)
    2.25
    >>> wait_before(0, 429, 600, 0) is None and wait_before(0, 404, None, 0) is None
    True
    """
    if status not in RETRIED:
        return None
    if asked is not None:
        return asked + random / 4 if asked <= LONGEST_WAIT else None
    return min(LONGEST_WAIT, 2.0 ** (attempt - 1)) * (1 + random / 4)
