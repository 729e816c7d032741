"""Asks the site in a folder of TRELLIS_URL for its releases, and for what needs a server; writes both as JSON."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, Callable

from trellis_tf import Client, TrellisError

url = os.environ["TRELLIS_URL"]


def refusal(call: Callable[[], Any]) -> dict[str, Any]:
    try:
        call()
    except TrellisError as error:
        return {"text": str(error), "status": error.status, "code": error.code}
    return {}


client = Client(url)
said = {
    "releases": client.read_releases(),
    "second": Client(url, edition="second").read_releases()["edition"],
    "unknown": refusal(Client(url, edition="none").read_releases),
    "query": refusal(lambda: client.query("ALF")),
    "tfs": refusal(client.tfs),
}
json.dump(said, sys.stdout)
