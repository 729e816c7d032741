"""Asks the queries on standard input, one after the other, and writes the answers of this client as JSON.

Input: a list of {name, request: {query, edges, fields, files}, views}. Output: answers by case and view.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from trellis_tf import Client, TextFile, TrellisError

INPUTS = {
    "targetgenes": "target_genes",
    "filtertfs": "filter_tfs",
    "targetnetworks": "target_network",
    "backgroundgenes": "background",
}


def ask(client: Client, case: dict[str, Any]) -> dict[str, Any]:
    request = case["request"]
    fields, files = request.get("fields", {}), request.get("files", {})
    inputs: dict[str, Any] = {INPUTS[name]: value for name, value in fields.items() if name in INPUTS}
    inputs.update({INPUTS[name]: TextFile(file["filename"], file["text"]) for name, file in files.items()})
    try:
        result = client.query(
            request["query"],
            edges=request.get("edges", []),
            network_header=fields.get("networkHeaders") == "true",
            **inputs,
        )
    except TrellisError as error:
        return {"status": error.status, "text": str(error)}
    views = {
        "whole": result.read,
        "ids": result.analysis_ids,
        "stats": result.stats,
        "summary": lambda: client.read_summary(result.id),
        "network": lambda: client.read_network(result.id),
        "motif": lambda: result.motifs(test=None),
        "listEnrichment": result.target_lists,
        "analysisEnrichment": lambda: result.gene_sets(sets=None, universe=None, model=None),
        "sungear": lambda: result.sungear(expected="union"),
        "aupr": lambda: client.draw_aupr(result.id),
    }
    answers = {name: read() for name, read in views.items() if name in case["views"]}
    counts = {
        "genes": len(result.table()),
        "edges": len(result.interactions()),
        "targets": len(result.targets()),
    }
    return {"status": 200, **answers, "counts": counts}


def main() -> None:
    client = Client(os.environ["TRELLIS_URL"], edition="development")
    json.dump({case["name"]: ask(client, case) for case in json.load(sys.stdin)}, sys.stdout)


if __name__ == "__main__":
    main()
