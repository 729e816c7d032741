"""Answers with crossed rows and columns, as rows with one value each."""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Sequence

Row = dict[str, Any]

#: Rows above the genes in a whole table: label, data, method, edges, directions, kind.
HEADER_ROWS = 6
#: Columns about the gene, before those of the analyses.
GENE_COLUMNS = 8


def label_of(info: Mapping[str, Any]) -> str:
    """The heading of an analysis, or the name of a target list."""
    return str(info.get("analysis_label") or info.get("name", ""))


def table_rows(result: Mapping[str, Any], labels: Sequence[str]) -> list[Row]:
    """A row per gene: columns about the gene, then ``label | kind`` for each analysis."""
    data = result["data"]
    kinds, above = data[HEADER_ROWS - 1], [row[GENE_COLUMNS:] for row in data[:3]]
    columns = list(zip(*above))
    names, analysis = list(kinds[:GENE_COLUMNS]), -1
    for i, kind in enumerate(kinds[GENE_COLUMNS:]):
        starts = i == 0 or columns[i] != columns[i - 1] or f"{labels[analysis]} | {kind}" in names
        analysis += starts
        names.append(f"{labels[analysis]} | {kind}")
    return [dict(zip(names, row)) for row in data[HEADER_ROWS:]]


def summary_rows(summary: Mapping[str, Any]) -> Iterator[Row]:
    """A row per analysis and edge type, with its number of targets."""
    for bar in summary["bars"]:
        about = {name: bar[name] for name in ("tf", "symbol", "filter", "analysis_id", "analysis_label")}
        for count in bar["counts"]:
            yield {**about, **count}


def motif_rows(motifs: Mapping[str, Any]) -> Iterator[Row]:
    """A row per motif cluster, gene set and region that is enriched."""
    regions = motifs["regions"]
    for (info, *values), logarithms in zip(motifs["result"], motifs["result_log10"]):
        for i, p in enumerate(values):
            if p is None:
                continue
            column = motifs["columns"][i // len(regions)]
            yield {
                "motif": info["name"],
                "set": label_of(column),
                "analysis_id": column.get("analysis_id"),
                "region": regions[i % len(regions)],
                "p": p,
                "p_log10": logarithms[i],
            }


def target_list_rows(answer: Mapping[str, Any]) -> Iterator[Row]:
    """A row per analysis and target list."""
    for row in answer["result"]:
        for i, name in enumerate(answer["columns"]):
            yield {
                "analysis": label_of(row["info"]),
                "analysis_id": row["info"].get("analysis_id"),
                "list": name.rpartition(" (")[0],
                "size": int(name.rpartition(" (")[2][:-1]),
                "count": row["count"][i],
                "p": row["p-value"][i],
                "p_log10": row["p-value_log10"][i],
                "influence": row["influence"][i],
                "specificity": row["specificity"][i],
            }


def gene_set_rows(answer: Mapping[str, Any]) -> Iterator[Row]:
    """A row per pair of analyses."""
    labels = {tuple(key): label_of(info) for key, info in answer["info"]}
    for (a, b), pair in zip(answer["columns"], answer["data"]):
        about = {"a": labels[tuple(a)], "b": labels[tuple(b)], "a_id": a[3], "b_id": b[3]}
        yield {**about, "common": len(pair["genes"]), **pair}


def sungear_rows(answer: Mapping[str, Any]) -> Iterator[Row]:
    """A row per combination of analyses that share genes."""
    for analyses, _, genes, figures, *_ in answer["intersects"]:
        yield {"analysis_ids": [id for _, id in analyses], "n": len(genes), "genes": genes, **figures}


def function_rows(answer: Mapping[str, Any]) -> Iterator[Row]:
    """A row per term and gene set with a gene of the term."""
    names = [label_of(one["info"]) if one["info"] else "all genes" for one in answer["sets"]]
    for term in answer["terms"]:
        about = {name: term[name] for name in ("id", "name", "aspect", "K", "P")}
        for name, k, p, adjusted in zip(names, term["k"], term["p_log10"], term["padj_log10"]):
            if k:
                yield {**about, "set": name, "k": k, "p_log10": p, "padj_log10": adjusted}
