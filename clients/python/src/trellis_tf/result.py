"""The result of a query."""

from __future__ import annotations

import csv
import html
import inspect
import io
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Iterable, Mapping, NamedTuple, Optional, Union

from . import tidy
from .answer import Answer, Frame, Rows
from .tables import NUMBERS

if TYPE_CHECKING:
    from .client import Client


# Genes that overlaps compare, unless a call says which.
_TESTED = {"sets": "auto", "universe": "auto"}
# What tests of motifs count, as on the pages: a gene with several hits counts once.
_COUNTED = {"test": "genes"}
# Hub-corrected figures next to those of equal chances, as on the pages.
_MODEL = {"model": "both"}

# Parameters of answers that change no table.
_NOT_OF_TABLES = {"genes", "label", "top"}


class Network(NamedTuple):
    """The network of a result."""

    nodes: Frame
    edges: Frame

    def __repr__(self) -> str:
        return f"<Network: {len(self.nodes)} nodes, {len(self.edges)} edges; nodes and edges have them>"

    def _repr_html_(self) -> Optional[str]:
        """The edges in a notebook, where pandas draws them."""
        return self.edges._repr_html_() if hasattr(self.edges, "_repr_html_") else None


class Result:
    """The result of a request: a method per view.

    id: id of the request, which is in its address on the site
    secret: what deletes the request; only who made it has it
    answer: what the query gave besides the table (``request``, ``stats``, ``errors``), if it was just run

    >>> result = client.query("NLP7 and TGA1")
    >>> result.answer["request"]["query"]
    'NLP7 and TGA1'

    The examples below use this result.
    """

    def __init__(
        self,
        client: Client,
        id: str,
        *,
        revision: Optional[int] = None,
        secret: Optional[str] = None,
        answer: Optional[Mapping[str, Any]] = None,
    ) -> None:
        self._client = client
        self.id = id
        self.revision = revision
        self.secret = secret
        self.answer = answer

    def __repr__(self) -> str:
        if self.answer is None:
            return f"<Result {self.id}>"
        query, stats = self.answer["request"]["query"], self.answer["stats"]
        return f"<Result {self.id}: {query}; {stats['num_edges']} edges, {stats['num_tfs']} TFs, {stats['num_targets']} targets>"

    def _repr_html_(self) -> str:
        """The query with a link to its page, and what it found, in a notebook."""
        link = f'<a href="{html.escape(self.url)}" target="_blank">'
        if self.answer is None:
            return f"<p>{link}Result {html.escape(self.id)}</a></p>"
        query, stats = self.answer["request"]["query"], self.answer["stats"]
        counts = f"{stats['num_edges']:,} edges, {stats['num_tfs']:,} TFs, {stats['num_targets']:,} targets"
        return f"<p>{link}{html.escape(query)}</a>: {counts}</p>"

    @property
    def url(self) -> str:
        """Address of the page with the result."""
        return self._client.address(f"/result/summary?request={self.id}")

    def read(self) -> dict[str, Any]:
        """The whole answer as the API gives it, with the table."""
        return self._client.read_result(self.id, revision=self.revision)

    def stats(self) -> dict[str, int]:
        """Numbers of edges, TFs and targets.

        >>> result.stats()
        {'num_edges': 10067, 'num_tfs': 2, 'num_targets': 1912}
        """
        return self._client.read_stats(self.id, revision=self.revision)

    def table(self) -> Frame:
        """The table: a row per target gene, its id, other columns about it, then ``analysis | kind`` for each analysis.

        >>> row = result.table()[0]
        >>> row["Gene ID"], row["Edge Count"], row["NLP7 · RNAseq · DESeq2 · 53 | Log2FC"]
        ('AT1G41060', 10, 0.9838)
        """
        text = self._client.export_table(self.id, revision=self.revision, first="id")
        return self._client.frame(tidy.csv_rows(text, tidy.is_table_number))

    def interactions(self) -> Frame:
        """The edges: a row per TF, analysis and target, with the metadata of the analysis.

        >>> edges = result.interactions()
        >>> len(edges), edges[0]["TF"], edges[0]["TARGET"]
        (10067, 'AT4G24020', 'AT1G01060')
        """
        text = self._client.export_csv(self.id, revision=self.revision, tag="0")
        return self._client.frame(tidy.csv_rows(text, {"ANALYSIS", "Log2FC", "Pvalue"}))

    def targets(self, **rows: Any) -> list[str]:
        """Ids of the target genes; `rows` as in :meth:`Client.read_targets`.

        >>> result.targets()[:2]
        ['AT1G41060', 'AT1G66440']
        """
        return self._client.read_targets(self.id, revision=self.revision, **rows).split()

    def summary(self) -> Answer:
        """Numbers of targets by TF, analysis and edge type, of all TFs; `plot()` draws those with most targets.

        >>> row = result.summary().frame()[0]
        >>> row["analysis"], row["edge"], row["targets"]
        ('NLP7 · ampDAPseq · 52', 'in vitro:Bound:ampDAP', 1720)
        """
        return self._view(
            "summary",
            lambda id, **given: self._client.read_summary(id, all="1", **given),
            self._client.export_summary,
            draw=self._client.draw_summary,
        )

    def metadata(self) -> Frame:
        """The metadata of the shown analyses: a row per analysis.

        >>> result.metadata()[0]["TECHNOLOGY"]
        'ampDAPseq'
        """
        answer = self.answer or self._client.read_result(self.id, revision=self.revision, result=0)
        grid = answer["metadata"]
        rows = [
            {entry["KEY"]: entry.get(str(column["id"])) for entry in grid["data"].values()}
            for column in grid["columns"]
            if column["id"] != "KEY"
        ]
        return self._client.frame(rows)

    def network(self, *, edges: Iterable[str] = (), precision: Optional[float] = None) -> Network:
        """The network: nodes and edges, with additional edges or predictions above a precision cutoff.

        >>> network = result.network()
        >>> len(network.nodes), network.edges[0]["source_symbol"]
        (1912, 'NLP7')
        """
        options = {"revision": self.revision, "edges": edges, "precision": precision}
        elements = self._client.read_network(self.id, **options)
        nodes = [{**one["data"], **one["position"]} for one in elements if one["group"] == "nodes"]
        return Network(
            self._client.frame(nodes),
            self._client.frame(tidy.csv_rows(self._client.export_network(self.id, **options), NUMBERS["network"])),
        )

    def network_analysis(self, *, edges: Iterable[str] = (), precision: Optional[float] = None) -> Answer:
        """Hubs, loops against random networks, and the hierarchy of the TFs.

        >>> result.network_analysis().frame()[0]["out"]
        1911
        """
        content = self._client.read_network_analysis(
            self.id, revision=self.revision, edges=edges, precision=precision
        )
        return self._answer(content, "hubs")

    def paths(self, from_: str, **more: Any) -> Answer:
        """Paths from a TF through other TFs to targets; `more` as in :meth:`Client.read_network_paths`."""
        content = self._client.read_network_paths(self.id, from_=from_, revision=self.revision, **more)
        return self._answer(content, "paths")

    def sif(self, *, edges: Iterable[str] = (), precision: Optional[float] = None) -> str:
        """The network as SIF, e.g. for Cytoscape."""
        return self._client.export_sif(self.id, revision=self.revision, edges=edges, precision=precision)

    def motifs(self, **test: Any) -> Answer:
        """Motif clusters that are enriched near the targets; `test` as in :meth:`Client.read_motifs`.

        Counts genes with a hit, as the page does; ``test="hits"`` counts every hit.

        >>> row = result.motifs(alpha=1).frame()[0]
        >>> row["motif"] != "", row["region"] != "", 0 <= row["adjusted_p"] <= 1
        (True, True, True)
        """
        return self._view(
            "motifs",
            self._client.read_motifs,
            self._client.export_motifs,
            {**_COUNTED, **test},
            draw=self._client.draw_motifs,
        )

    def target_lists(self, **test: Any) -> Answer:
        """Enrichment of every target list in the targets of every analysis.

        >>> result = client.query("NLP7", target_genes="Nitrogen_by_Time")
        >>> row = result.target_lists().frame()[0]
        >>> row["list"], row["common"] <= row["list_size"]
        ('5 min', True)
        """
        return self._view(
            "target_lists",
            self._client.read_target_lists,
            self._client.export_target_lists,
            test,
            draw=self._client.draw_target_lists,
        )

    def gene_sets(self, **test: Any) -> Answer:
        """Overlap of every pair of analyses; `test` as in :meth:`Client.read_gene_sets`.

        Compares genes that the query has not selected itself, as the page does; ``sets`` and ``universe`` choose others.

        >>> row = result.gene_sets().frame()[0]
        >>> row["analysis1"], row["analysis2"], row["fold"] > 1
        (52, 50, True)
        """
        return self._view(
            "gene_sets",
            self._client.read_gene_sets,
            self._client.export_gene_sets,
            {**_TESTED, **_MODEL, **test},
            draw=self._client.draw_gene_sets,
        )

    def bound(self, **test: Any) -> Answer:
        """What each TF binds, regulates, or both; `test` as in :meth:`Client.read_bound_regulated`.

        Compares the same genes as :meth:`gene_sets`.

        >>> row = result.bound().frame()[0]
        >>> row["symbol"], row["both_induced"] + row["both_repressed"] > 0
        ('NLP7', True)
        """
        return self._view(
            "bound", self._client.read_bound_regulated, self._client.export_bound_regulated, {**_TESTED, **test}
        )

    def functions(self, **test: Any) -> Answer:
        """Gene Ontology terms in which the genes, or the targets of an analysis, are enriched.

        `test` as in :meth:`Client.read_result_functions`.

        >>> row = result.functions().frame()[0]
        >>> row["set"], row["k"] <= row["K"]
        ('All genes of the result', True)
        """
        return self._view(
            "functions",
            self._client.read_result_functions,
            self._client.export_result_functions,
            {**_MODEL, **test},
            draw=self._client.draw_result_functions,
        )

    def aupr(self, precision: Optional[float] = None) -> Answer:
        """How well the target network predicts the edges: area and curve; ``frame("by_tf")`` has a row per TF.

        >>> result = client.query("all_tfs", target_network="Root_Ranked_Network")
        >>> answer = result.aupr()
        >>> answer["aupr"] > answer["random"], len(answer["curve"]["precision"]) > 10
        (True, True)
        """
        return self._view(
            "aupr",
            self._client.read_aupr,
            self._client.export_aupr,
            {"precision": precision},
            draw=self._client.draw_aupr,
        )

    def pruned(self, precision: float) -> Frame:
        """Edges of the target network up to a precision cutoff."""
        text = self._client.export_pruned(self.id, precision, revision=self.revision)
        return self._client.frame(csv.DictReader(io.StringIO(text)))

    def sungear(
        self,
        genes: Optional[Iterable[str]] = None,
        *,
        correction: Optional[str] = None,
        expected: str = "universe",
    ) -> Answer:
        """Genes grouped by the analyses that target them; of some genes only, if they are given.

        Compares with the background or all protein-coding genes, as the page does; ``expected="union"`` compares with the
        genes of the diagram.

        >>> sum(row["genes"] for row in result.sungear().frame())
        1912
        """
        options = {"correction": correction, "expected": expected}
        if genes is None:
            return self._view(
                "sungear",
                self._client.read_sungear,
                self._client.export_sungear,
                options,
                draw=self._client.draw_sungear,
            )
        content = self._client.narrow_sungear(self.id, genes=genes, revision=self.revision, **options)
        return self._answer(content, "intersects", lambda: tidy.sungear_rows(content))

    def difference(self, to: Optional[str] = None) -> Answer:
        """What changes in the result on another version of the data set, by default the newest.

        >>> result.difference()["counts"]["edges"]["kept"]
        10067
        """
        return self._answer(self._client.read_difference(self.id, revision=self.revision, to=to), "analyses")

    def on_newest(self) -> Result:
        """The result of the same query on the newest version of the data set."""
        answer = self._client.compute_on_newest(self.id, result=0, revision=self.revision)
        return Result(self._client, answer["request_id"], answer=answer)

    def analysis_ids(self) -> list[Any]:
        """Names and visibility of the analyses, to change and give to :meth:`update`."""
        return self._client.read_analysis_ids(self.id, revision=self.revision)

    def update(self, analyses: list[Any]) -> Result:
        """The result with other names, or hidden analyses: a further revision of the request."""
        self._client.update_analysis_ids(self.id, analyses, revision=self.revision)
        return Result(self._client, self.id, secret=self.secret)

    def archive(self, path: Union[str, os.PathLike, None] = None, **test: Any) -> Union[bytes, Path]:
        """Question, inputs, methods, tables and figures as a zip: saved to a path, or its bytes.

        >>> result.archive()[:2]
        b'PK'
        """
        content = self._client.export_everything(self.id, revision=self.revision, **test)
        return _saved(content, path)

    def xlsx(self, path: Union[str, os.PathLike, None] = None) -> Union[bytes, Path]:
        """The table and the metadata as a workbook: saved to a path, or its bytes."""
        return _saved(self._client.export_xlsx(self.id, revision=self.revision), path)

    def arrow(self, part: Optional[str] = None, path: Union[str, os.PathLike, None] = None) -> Any:
        """The result as an Arrow file (Feather): saved to a path, or a pyarrow.Table, or its bytes without pyarrow.

        part: ``interactions`` (default), ``table`` or ``matrix``, as in :meth:`Client.export_arrow`
        """
        content = self._client.export_arrow(self.id, revision=self.revision, part=part)
        if path is not None:
            return _saved(content, path)
        try:
            from pyarrow import ipc
        except ImportError:
            return content
        return ipc.open_file(content).read_all()

    def delete(self) -> None:
        """Delete the request with all that came with it. Needs the secret.

        >>> result = client.query("TGA1")
        >>> result.delete()
        >>> result.stats()
        Traceback (most recent call last):
        ...
        trellis_tf.errors.TrellisError: This result has been deleted by its maker.
        """
        self._client._call(
            "DELETE",
            "/api/{id}/",
            gives="nothing",
            params={"id": self.id},
            headers={"X-Request-Secret": self.secret} if self.secret else {},
        )

    def _view(
        self,
        name: str,
        read: Callable[..., Any],
        export: Callable[..., str],
        options: Mapping[str, Any] = {},
        *,
        draw: Optional[Callable[..., str]] = None,
    ) -> Answer:
        """The answer of a view; its table and its figure are read when they are asked for."""
        given = {"revision": self.revision, **options}
        of_table = {key: value for key, value in given.items() if key not in _NOT_OF_TABLES}
        return self._answer(
            read(self.id, **given),
            name,
            lambda: tidy.csv_rows(export(self.id, **of_table), NUMBERS[name]),
            draw and (lambda **more: draw(self.id, **{**_taken(draw, given), **more})),
        )

    def _answer(
        self,
        content: Mapping[str, Any],
        main: str,
        rows: Optional[Rows] = None,
        draw: Optional[Callable[..., str]] = None,
    ) -> Answer:
        tables = {} if rows is None else {main: rows}
        return Answer(content, main=main, tables=tables, draw=draw, use_pandas=self._client.pandas)


def _taken(call: Callable[..., Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a call has."""
    names = inspect.signature(call).parameters
    return {name: value for name, value in options.items() if name in names}


def _saved(content: bytes, path: Union[str, os.PathLike, None]) -> Union[bytes, Path]:
    if path is None:
        return content
    Path(path).write_bytes(content)
    return Path(path)
