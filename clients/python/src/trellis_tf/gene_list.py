"""A stored gene list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Mapping, Optional

from .answer import Answer, Frame, Rows
from .tables import NUMBERS
from .tidy import csv_rows, pair_rows

if TYPE_CHECKING:
    from .client import Client


class GeneList(Answer):
    """A stored gene list: the dictionary of what its names mean, and questions about it.

    >>> genes = client.gene_list(list="Nitrogen_by_Time")
    >>> genes.regulators().frame()[0]["symbol"]
    'NAC032'
    """

    def __init__(self, client: Client, description: Mapping[str, Any]) -> None:
        super().__init__(description, main="genes", use_pandas=client.pandas)
        self._client = client
        self.id: str = description["id"]

    def __repr__(self) -> str:
        return f"<GeneList {self.id}: {self['name']}; {self['n_list']} genes, {self['n_universe']} of them tested>"

    def genes(self) -> Frame:
        """Its genes: id, symbol, full name, whether tests use them."""
        return self._client.frame(self["genes"])

    def regulators(self, *, library: Optional[str] = None) -> Answer:
        """TFs whose targets it is enriched in."""
        client = self._client
        return self._answer(
            client.read_list_regulators(self.id, library=library),
            "tfs",
            {
                "tfs": lambda: csv_rows(client.export_list_regulators(self.id, library=library), NUMBERS["regulators"]),
                "analyses": lambda: csv_rows(
                    client.export_list_regulators(self.id, library=library, rows="analyses"),
                    NUMBERS["regulator_analyses"],
                ),
            },
        )

    def functions(self, **test: Any) -> Answer:
        """Gene Ontology terms in which it is enriched; `test` as in :meth:`Client.read_list_functions`."""
        client = self._client
        return self._answer(
            client.read_list_functions(self.id, **test),
            "rows",
            {"rows": lambda: csv_rows(client.export_list_functions(self.id, **test), NUMBERS["terms"])},
        )

    def targets(self, analyses: Iterable[int]) -> Answer:
        """Its genes that are targets of some analyses."""
        return self._answer(self._client.read_list_targets(self.id, analyses=analyses), "analyses")

    def orthologs(self, to: str, **more: Any) -> Answer:
        """Its orthologs in another edition."""
        content = self._client.read_list_orthologs(self.id, to=to, **more)
        pairs = pair_rows(content["pairs"])
        return self._answer(content, "pairs", {"pairs": pairs})

    def background(self) -> list[str]:
        """The genes of its background; none for the protein-coding genes."""
        return self._client.read_list_background(self.id).split()

    def _answer(self, content: Mapping[str, Any], main: str, tables: Optional[Mapping[str, Rows]] = None) -> Answer:
        return Answer(content, main=main, tables=tables, use_pandas=self._client.pandas)
