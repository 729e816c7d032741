"""Writes the columns of the frame of each view on standard input, as JSON by view."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from trellis_tf import Client

client = Client(os.environ["TRELLIS_URL"], edition="arabidopsis", pandas=False)
result = client.query(
    "NLP7 and TGA1", target_genes="Nitrogen_by_Time", target_network="Root_Ranked_Network"
)


def frame(view: str) -> list[dict[str, Any]]:
    if view == "network":
        return result.network().edges
    options = {"alpha": 1} if view == "motifs" else {}
    return getattr(result, view.replace("-", "_"))(**options).frame()


print(json.dumps({view: list(frame(view)[0]) for view in json.load(sys.stdin)}))
