"""Sites in a folder of files, which have releases and no server."""

from __future__ import annotations

import json
from typing import Any, Mapping, Optional
from urllib.parse import parse_qs, urlsplit

from .errors import TrellisError

#: Where a folder says what the call that lists releases answers, for each edition. A site with a server has no such file.
INDEX = "/releases/index.json"
RELEASES = "/api/releases/"


def can_be_of_files(status: int, media: str) -> bool:
    """Whether an answer can be that of a host of files: the page of a site, or a refusal that is not an API's problem.

    >>> can_be_of_files(404, "text/html"), can_be_of_files(501, ""), can_be_of_files(200, "text/html; charset=utf-8")
    (True, True, True)
    >>> can_be_of_files(404, "application/problem+json"), can_be_of_files(503, "text/html"), can_be_of_files(200, "text/csv")
    (False, False, False)
    """
    if status < 400:
        return media.startswith("text/html")
    return status not in (429, 503) and not media.startswith("application/problem+json")


def read_index(content: bytes) -> Optional[Mapping[str, Any]]:
    """What a folder says about its releases; None for anything else.

    >>> read_index(b'{"format": 1, "editions": []}')["editions"]
    []
    >>> read_index(b"<html>") is None and read_index(b"[1]") is None
    True
    """
    try:
        said = json.loads(content)
    except ValueError:
        return None
    return said if isinstance(said, dict) and isinstance(said.get("editions"), list) else None


def answer_of_folder(index: Mapping[str, Any], site: str, address: str) -> bytes:
    """What a folder answers a call with, as JSON. Raises TrellisError for every call but that of the releases.

    >>> index = {"editions": [{"edition": "one", "releases": []}, {"edition": "two", "releases": []}]}
    >>> answer_of_folder(index, "http://lab.example/tfs", "http://lab.example/tfs/api/releases/?edition=two")
    b'{"edition": "two", "releases": []}'
    >>> answer_of_folder(index, "http://lab.example/tfs", "http://lab.example/tfs/api/tfs/")
    Traceback (most recent call last):
    trellis_tf.errors.TrellisError: http://lab.example/tfs is a site in a folder of files ...
    """
    called = urlsplit(address)
    if called.path != urlsplit(site).path + RELEASES:
        raise TrellisError(
            f"{site} is a site in a folder of files, without a server: only its releases can be read; "
            "queries, lists and all other calls need a site with a server.",
            status=404,
            code="no-server",
        )
    editions = index["editions"]
    edition = parse_qs(called.query).get("edition", [None])[-1]
    found = [one for one in editions if edition in (None, one["edition"])] or (editions if len(editions) == 1 else [])
    if not found:
        raise TrellisError(f"There is no data set for the edition {edition}.", status=404, code="unknown-edition")
    return json.dumps(found[0]).encode()
