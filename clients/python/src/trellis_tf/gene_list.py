"""A stored gene list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Mapping, Optional

from .answer import Answer, Frame

if TYPE_CHECKING:
    from .client import Client


class GeneList(dict):
    """A stored gene list: the dictionary of what its names mean, and questions about it.

    >>> genes = client.gene_list(list="Nitrogen_by_Time")
    >>> genes.regulators().frame()[0]["symbol"]
    'NAC032'
    """

    def __init__(self, client: Client, description: Mapping[str, Any]) -> None:
        super().__init__(description)
        self._client = client
        self.id: str = description["id"]

    def __repr__(self) -> str:
        return f"<GeneList {self.id}: {self['name']}; {self['n_list']} genes, {self['n_universe']} of them tested>"

    def genes(self) -> Frame:
        """Its genes: id, symbol, full name, whether tests use them."""
        return self._client.frame(self["genes"])

    def regulators(self, *, library: Optional[str] = None) -> Answer:
        """TFs whose targets it is enriched in."""
        return self._answer(self._client.read_list_regulators(self.id, library=library), "tfs")

    def functions(self, **test: Any) -> Answer:
        """Gene Ontology terms in which it is enriched; `test` as in :meth:`Client.read_list_functions`."""
        return self._answer(self._client.read_list_functions(self.id, **test), "rows")

    def targets(self, analyses: Iterable[int]) -> Answer:
        """Its genes that are targets of some analyses."""
        return self._answer(self._client.read_list_targets(self.id, analyses=analyses), "analyses")

    def orthologs(self, to: str, **more: Any) -> Answer:
        """Its orthologs in another edition."""
        content = self._client.read_list_orthologs(self.id, to=to, **more)
        pairs = [{"gene": gene, "ortholog": other, "type": kind} for gene, other, kind in content["pairs"]]
        return Answer(content, main="pairs", rows=pairs, use_pandas=self._client.pandas)

    def background(self) -> list[str]:
        """The genes of its background; none for the protein-coding genes."""
        return self._client.read_list_background(self.id).split()

    def _answer(self, content: Mapping[str, Any], main: str) -> Answer:
        return Answer(content, main=main, use_pandas=self._client.pandas)
