"""Calls of a site over HTTP."""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Iterable, Mapping
from http.client import HTTPException
from typing import Any, Optional
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from .errors import TrellisError, error_of
from .folder import INDEX, answer_of_folder, can_be_of_files, read_index
from .question import Form, Lines
from .retry import retry_after, wait_before

AGENT = "trellis-tf/0.1.0 (Python)"


class Transport:
    """What makes the calls of a client: waits and tries again after 429 (too many calls) and 503 (busy)."""

    def __init__(self, url: Optional[str], edition: Optional[str], retries: int, timeout: float) -> None:
        url = url or os.environ.get("TRELLIS_URL", "")
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise TrellisError(f'"{url}" is not the address of a site, such as http://127.0.0.1:8000.')
        self.site = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.edition = edition or os.environ.get("TRELLIS_EDITION") or None
        self.retries = retries
        self.timeout = timeout

    def address(
        self, path: str, params: Optional[Mapping[str, Any]] = None, query: Optional[Mapping[str, Any]] = None
    ) -> str:
        """The address of a call: the path with its parameters, the edition and the query, all encoded."""
        values = dict(params or {})
        filled = re.sub(r"\{(\w+)\}", lambda match: quote(str(values[match[1]]), safe=""), path)
        search = [("edition", self.edition)] if self.edition is not None else []
        for name, value in (query or {}).items():
            search += [(name, _word(item)) for item in _items(value)]
        return f"{self.site}{filled}" + (f"?{urlencode(search)}" if search else "")

    def send(
        self, method: str, address: str, body: Any = None, headers: Optional[Mapping[str, str]] = None
    ) -> tuple[Mapping[str, str], bytes]:
        """Make a call; returns the headers and the bytes of its answer. Raises TrellisError."""
        sent = {"Accept": "application/problem+json, */*", "User-Agent": AGENT, **(headers or {})}
        data: Optional[bytes] = None
        if isinstance(body, (Form, Lines)):
            sent["Content-Type"], data = body.encode()
        elif body is not None:
            sent["Content-Type"], data = "application/json", json.dumps(_plain(body)).encode()
        attempt = 0
        while True:
            try:
                with urlopen(_request(address, data, sent, method), timeout=self.timeout) as answer:
                    status, reason, got, content = 200, "", answer.headers, answer.read()
            except HTTPError as refused:
                status, reason, got, content = refused.code, str(refused.reason), refused.headers, refused.read()
            except (URLError, OSError, HTTPException) as cause:
                raise TrellisError(f"{self.site} cannot be reached: {getattr(cause, 'reason', cause)}.") from cause
            media = got.get("Content-Type", "")
            index = self._folder() if can_be_of_files(status, media) else None
            if index is not None:
                return {}, answer_of_folder(index, self.site, address)
            if status < 400:
                return got, content
            asked = retry_after(got.get("Retry-After"), time.time())
            wait = wait_before(attempt, status, asked, random.random()) if attempt < self.retries else None
            if wait is None:
                raise error_of(status, reason, media, content, asked)
            time.sleep(wait)
            attempt += 1

    def _folder(self) -> Optional[Mapping[str, Any]]:
        """What a site in a folder of files says about its releases; None where the site is not one."""
        asked = _request(self.site + INDEX, None, {"Accept": "application/json", "User-Agent": AGENT}, "GET")
        try:
            with urlopen(asked, timeout=self.timeout) as answer:
                return read_index(answer.read())
        except (OSError, HTTPException):
            return None


def _request(address: str, data: Optional[bytes], headers: Mapping[str, str], method: str) -> Request:
    """A request; names below ``localhost`` are this machine (RFC 6761), which many systems do not know."""
    parts = urlsplit(address)
    if not (parts.hostname or "").endswith(".localhost"):
        return Request(address, data, dict(headers), method=method)
    here = "127.0.0.1" if parts.port is None else f"127.0.0.1:{parts.port}"
    return Request(parts._replace(netloc=here).geturl(), data, {**headers, "Host": parts.netloc}, method=method)


def read_json(site: str, content: bytes) -> Any:
    """The value of a JSON answer. Raises TrellisError for the page of something else.

    >>> read_json("http://127.0.0.1:8000", b"<!doctype html>")
    Traceback (most recent call last):
    trellis_tf.errors.TrellisError: http://127.0.0.1:8000 answers with a page: is it the address of a Trellis site?
    """
    try:
        return json.loads(content)
    except ValueError as cause:
        raise TrellisError(f"{site} answers with a page: is it the address of a Trellis site?", status=200) from cause


def _items(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, Iterable) and not isinstance(value, str) else [value]


def _plain(value: Any) -> Any:
    """A body as JSON takes it: lists for any iterable, without the fields that are None."""
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items() if part is not None}
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_plain(item) for item in value]
    return value


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
