"""A client of a site."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Optional
from urllib.parse import urlsplit

from .answer import Answer, Entries, Frame, Rows, make_frame
from .gene_list import GeneList
from .notes import left_out, warn_all
from .operations import Operations
from .question import ListInput, OwnAnalysis, question_form
from .result import Result
from .tables import NUMBERS
from .tidy import csv_rows, pair_rows
from .transport import Transport, read_json


class Client(Operations):
    """A client of a site.

    url: address of the site, e.g. ``http://127.0.0.1:8000``; by default that in the environment variable TRELLIS_URL
    edition: data set to ask; by default that in TRELLIS_EDITION, else that of the host name
    retries: further attempts after 429 (too many calls) and 503 (busy)
    timeout: seconds to wait for an answer
    pandas: whether tables are DataFrames; None for "where pandas is installed", else lists of dictionaries

    Every call of the API is a method (see :class:`Operations`, whose names are those of the contract); the methods
    of this class are shorter ways to ask.

    >>> Client(url, edition="arabidopsis").site()["edition"]
    'arabidopsis'
    """

    def __init__(
        self,
        url: Optional[str] = None,
        edition: Optional[str] = None,
        *,
        retries: int = 4,
        timeout: float = 300.0,
        pandas: Optional[bool] = None,
    ) -> None:
        self._transport = Transport(url, edition, retries, timeout)
        self.edition = self._transport.edition
        self.pandas = pandas

    def _call(
        self,
        method: str,
        path: str,
        *,
        gives: str,
        params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Any:
        _, content = self._transport.send(method, self._transport.address(path, params, query), body, headers)
        if gives == "json":
            return self._described(read_json(self._transport.site, content))
        if gives == "lines":
            return Entries(self._described(read_json(self._transport.site, line)) for line in content.splitlines() if line)
        if gives == "text":
            return content.decode("utf-8")
        return content if gives == "bytes" else None

    def _described(self, value: Any) -> Any:
        """An answer that prints in ten lines."""
        if isinstance(value, dict):
            return Answer(value, use_pandas=self.pandas)
        return Entries(value) if isinstance(value, list) else value

    def frame(self, rows: Iterable[Mapping[str, Any]]) -> Frame:
        """Rows as a DataFrame, or as a list of dictionaries."""
        return make_frame(rows, self.pandas)

    # Queries

    def query(
        self,
        query: str,
        *,
        edges: Iterable[str] = (),
        target_genes: Optional[ListInput] = None,
        filter_tfs: Optional[ListInput] = None,
        target_network: Optional[ListInput] = None,
        background: Optional[ListInput] = None,
        network_header: bool = False,
        own_analyses: Iterable[OwnAnalysis] = (),
    ) -> Result:
        """Run a query.

        Each list is the name of a predefined one or a gene (str), a file (pathlib.Path), gene ids, or a TextFile. `edges` are types
        of additional edges; `network_header` tells that the first line of an uploaded network names its columns.

        >>> result = client.query("NLP7", target_genes=["AT1G41060", "AT1G66440"], edges=["PPI"])
        >>> [row["Gene ID"] for row in result.table()]
        ['AT1G41060', 'AT1G66440']
        """
        form = question_form(
            query,
            edges=edges,
            target_genes=self._genes(target_genes),
            filter_tfs=self._genes(filter_tfs),
            target_network=target_network,
            background=self._genes(background),
            network_header=network_header,
            own_analyses=own_analyses,
        )
        headers, content = self._transport.send("POST", self._transport.address("/api/", query={"result": 0}), form)
        answer = read_json(self._transport.site, content)
        warn_all(answer.get("errors", []))
        return Result(self, answer["request_id"], secret=headers.get("X-Request-Secret"), answer=answer)

    def preview(self, query: str, **inputs: Any) -> dict[str, int]:
        """The size of the result that a query would have; nothing is stored. Takes the inputs of :meth:`query`.

        >>> client.preview("NLP7 and TGA1")["num_edges"]
        10067
        """
        lists = {name: self._genes(inputs[name]) for name in ("target_genes", "filter_tfs", "background") if name in inputs}
        return self.preview_query(question_form(query, **{**inputs, **lists}))

    def _genes(self, given: Optional[ListInput]) -> Optional[ListInput]:
        """A word that names a gene, and not a predefined list, is a list of one."""
        if not isinstance(given, str) or given in self.read_lists():
            return given
        found = self.look_up_gene_names(names=[given])
        return given if found["unknown"] or found["ambiguous"] else [given]

    def batch(self, questions: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Ask up to 100 questions in one call; the answers are in the order of the questions.

        A question is a query with its views, a gene, or the fields of a call about a gene list. One that fails has a
        ``problem``; the others have an ``answer``.

        >>> answers = client.batch([{"query": "NLP7", "views": {"stats": {}}}, {"gene": "TGA1"}, {"query": "none"}])
        >>> [answer["status"] for answer in answers], answers[0]["views"]["stats"]["answer"]["num_tfs"]
        ([200, 200, 404], 1)
        """
        return Entries(sorted(self.ask_batch(questions), key=lambda answer: answer["line"]))

    def result(self, id: str, revision: Optional[int] = None) -> Result:
        """The result of a request that was made before; `id` is in its address on the site."""
        return Result(self, id, revision=revision)

    def address(self, path: str = "/") -> str:
        """The address of a page of the site, e.g. ``/result/table?request=...``."""
        parts = urlsplit(path)
        mark = "&" if parts.query else "?"
        edition = f"{mark}edition={self.edition}" if self.edition else ""
        return f"{self._transport.site}{path}{edition}"

    # Gene lists

    def regulators(
        self,
        genes: Optional[Iterable[str]] = None,
        *,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        library: Optional[str] = None,
    ) -> Answer:
        """TFs whose targets a gene list is enriched in, best first.

        `genes` are ids, symbols or aliases; `list` is a predefined list in their place. `frame()` has a row per TF,
        `frame("analyses")` one per analysis.

        >>> answer = client.regulators(list="Nitrogen_by_Time")
        >>> answer.frame()[0]["symbol"]
        'NAC032'
        """
        asked = {
            "genes": _names(genes), "list": list, "part": part, "background": _names(background), "library": library
        }
        content = self.find_regulators(**asked)
        warn_all(left_out(content))
        return self._answer(
            content,
            "tfs",
            {
                "tfs": lambda: csv_rows(self.export_regulators(**asked), NUMBERS["regulators"]),
                "analyses": lambda: csv_rows(
                    self.export_regulators(**asked, rows="analyses"), NUMBERS["regulator_analyses"]
                ),
            },
        )

    def functions(
        self,
        genes: Optional[Iterable[str]] = None,
        *,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        **test: Any,
    ) -> Answer:
        """Gene Ontology terms in which a gene list is enriched, best first; `test` as in :meth:`find_functions`.

        >>> term = client.functions(list="Nitrogen_by_Time", aspects=["BP"]).frame()[0]
        >>> term["name"], term["k"], term["adjusted_p"] < 1e-6
        ('response to nitrate', 80, True)
        """
        asked = {"genes": _names(genes), "list": list, "part": part, "background": _names(background), **test}
        content = self.find_functions(**asked)
        warn_all(left_out(content))
        return self._answer(
            content, "rows", {"rows": lambda: csv_rows(self.export_functions(**asked), NUMBERS["terms"])}
        )

    def orthologs(
        self,
        genes: Optional[Iterable[str]] = None,
        *,
        to: str,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        only_one2one: Optional[bool] = None,
        tfs: Optional[Iterable[str]] = None,
    ) -> Answer:
        """The orthologs of a gene list in another edition; with `tfs` also how many targets are conserved.

        >>> client.orthologs(["AT1G10900"], to="maize").frame()
        [{'gene': 'AT1G10900', 'ortholog': 'Zm00001d041232', 'type': 'one2one'}]
        """
        content = self.find_orthologs(
            genes=_names(genes),
            to=to,
            list=list,
            part=part,
            background=_names(background),
            only_one2one=only_one2one,
            tfs=_names(tfs),
        )
        warn_all(left_out(content))
        pairs = pair_rows(content["pairs"])
        return self._answer(content, "pairs", {"pairs": pairs})

    def translate(self, query: str, *, to: str, **more: Any) -> dict[str, Any]:
        """A query for another edition: its TFs replaced by their orthologs that have analyses there.

        >>> client.translate("NLP7", to="maize")["to"]
        'maize'
        """
        return self.translate_query(query=query, to=to, **more)

    def gene_list(self, genes: Optional[Iterable[str]] = None, **more: Any) -> GeneList:
        """Store a gene list, so that questions about it have an address; takes the fields of :meth:`create_gene_list`.

        >>> stored = client.gene_list(["NLP7", "TGA1"], name="two TFs")
        >>> stored["recognized"], client.stored_list(stored.id)["name"]
        (2, 'two TFs')
        """
        content = self.create_gene_list(genes=_names(genes), **more)
        warn_all(left_out(content))
        return GeneList(self, content)

    def stored_list(self, id: str) -> GeneList:
        """A gene list that was stored before."""
        return GeneList(self, self.read_gene_list(id))

    def look_up(self, names: Iterable[str], *, tfs: Optional[bool] = None) -> dict[str, Any]:
        """Which names are ids, symbols or aliases of a gene, which are unknown and which mean several genes.

        >>> client.look_up(["NLP7", "nothing"])["unknown"]
        ['nothing']
        """
        return self.look_up_gene_names(names=_names(names), tfs=tfs)

    # The data set

    def gene(self, name: str) -> dict[str, Any]:
        """What is known about a gene or TF; `name` is its id, symbol or alias.

        >>> client.gene("NLP7")["id"]
        'AT4G24020'
        """
        return self.read_gene(name)

    def search(self, words: str, limit: Optional[int] = None) -> Answer:
        """Genes, TFs, terms, lists, networks and analyses by id, name or words.

        >>> client.search("NLP7").frame()[0]["kind"]
        'tf'
        """
        return self._answer(self.search_everything(q=words, limit=limit), "hits")

    def overview(self, search: Optional[str] = None) -> Answer:
        """The analyses of the data set by their metadata: ``key = value``, ``key != value``, or any text.

        >>> analyses = client.overview("TECHNOLOGY = ChIPseq").frame()
        >>> len(analyses), analyses[0]["gene_name"], analyses[0]["TISSUE"]
        (10, 'LHY', 'seedling')
        """
        content = self.read_overview(search=search)
        about = ("id", "gene_id", "gene_name")
        rows = [{**{name: one[name] for name in about}, **one["metadata"]} for one in content["datasets"]]
        return self._answer(content, "datasets", {"datasets": rows})

    def tfs(self) -> Frame:
        """The TFs of the data set: id and symbol.

        >>> client.tfs()[0]
        {'value': 'AT1G01060', 'name': 'LHY'}
        """
        return self.frame(self.read_tfs(all=0))

    def lists(self) -> list[str]:
        """Names of the predefined gene lists.

        >>> client.lists()[1]
        'Clock_Genes'
        """
        return self.read_lists()

    def networks(self) -> list[str]:
        """Names of the predefined target networks.

        >>> client.networks()
        ['Nitrogen_Core_Network', 'Root_Ranked_Network']
        """
        return self.read_networks()

    def site(self) -> dict[str, Any]:
        """The data set: edition, version, counts.

        >>> client.site()["totals"]["analyses"]
        70
        """
        return self.read_site()

    def _answer(
        self, content: Mapping[str, Any], main: str, tables: Optional[Mapping[str, Rows]] = None
    ) -> Answer:
        return Answer(content, main=main, tables=tables, use_pandas=self.pandas)


def _names(names: Optional[Iterable[str]]) -> Optional[list[str]]:
    """The names as a list, since two calls read them; one name is a list of one."""
    return names if names is None else [names] if isinstance(names, str) else [*names]
