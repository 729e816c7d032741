"""Every call of the API as a method. Made by `npm run clients` from the contract: do not edit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Iterable, Mapping, Optional

from .question import Lines


class Operations(ABC):
    """A method per call. Optional arguments that are left out are not sent."""

    @abstractmethod
    def _call(
        self,
        method: str,
        path: str,
        *,
        gives: str,
        params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
    ) -> Any:
        """Make a call, and return its answer: `gives` tells how it is read."""

    def submit_query(
        self,
        body: Any = None,
        *,
        result: Optional[int] = None,
    ) -> Any:
        """Run a query. Multipart form: query; edges (repeated); targetgenes, filtertfs,
        targetnetworks, backgroundgenes, each a file or the name of a predefined list;
        networkHeaders (true or false: whether the network has a header line; recognized by
        default); answers and chosen, JSON objects by those fields: answers to questions such as
        {"targetnetworks": {"order_of_score": "large is best"}}, and roles of columns by their
        numbers such as {"targetgenes": {"2": "gene"}}; ownanalyses (files, repeated) with
        ownanalyses_metadata, a JSON list of {tf, experiment_type, edge_type, label, answers,
        chosen, ...}, or ownanalyses_from, the id of a result that brought the same analyses, with
        its secret in the header X-Request-Secret. That header X-Request-Secret of the answer lets
        its reader delete the request.
        """
        return self._call(
            "POST",
            "/api/",
            gives="json",
            query={"result": result},
            body=body,
        )

    def export_gene_sets(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        model: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        fields: Optional[Iterable[str]] = None,
    ) -> str:
        """Overlap of every pair of analyses, one per line, with chosen metadata.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        fields: metadata keys, once per analysis of the pair
        """
        return self._call(
            "GET",
            "/api/analysis_enrichment/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "sets": sets, "universe": universe, "model": model, "level": level, "support": support, "fields": fields},
        )

    def read_gene_sets(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        model: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        genes: Optional[str] = None,
    ) -> Any:
        """Overlap of every pair of analyses, tested both ways; genes=0 leaves the common genes out
        (matrix).

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        genes: 0: numbers only, as a matrix
        """
        return self._call(
            "GET",
            "/api/analysis_enrichment/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "sets": sets, "universe": universe, "model": model, "level": level, "support": support, "genes": genes},
        )

    def read_genes_in_common(
        self,
        id: str,
        *,
        a: int,
        b: int,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        model: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
    ) -> Any:
        """Common genes of two analyses, counted from 0 in the order of the result.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        """
        return self._call(
            "GET",
            "/api/analysis_enrichment/{id}/genes/",
            gives="json",
            params={"id": id},
            query={"a": a, "b": b, "revision": revision, "label": label, "correction": correction, "sets": sets, "universe": universe, "model": model, "level": level, "support": support},
        )

    def draw_gene_sets(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        color: Optional[str] = None,
    ) -> str:
        """Heat map of the overlap of every pair of analyses, hub-corrected, of up to 80 analyses.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        color: colors are of -log10 p (p, the default) or of the log2 fold (fold); depleted
            pairs have a log2 fold of 0; one of p, fold
        """
        return self._call(
            "GET",
            "/api/analysis_enrichment/{id}/heatmap.svg",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support, "sets": sets, "universe": universe, "color": color},
        )

    def export_aupr(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        precision: Optional[float] = None,
        shuffle: Optional[str] = None,
    ) -> str:
        """Precision-recall curve as CSV: a row per point.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        precision: precision cutoff
        shuffle: shuffles hits among all predictions (default), or within those of each TF; one
            of all, within_tf
        """
        return self._call(
            "GET",
            "/api/aupr/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "precision": precision, "shuffle": shuffle},
        )

    def draw_aupr(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        precision: Optional[float] = None,
        shuffle: Optional[str] = None,
    ) -> str:
        """Precision-recall curve as SVG with its statistics; HEAD tells whether there is one.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        precision: precision cutoff
        shuffle: shuffles hits among all predictions (default), or within those of each TF; one
            of all, within_tf
        """
        return self._call(
            "GET",
            "/api/aupr/{id}/",
            gives="text",
            params={"id": id},
            query={"revision": revision, "precision": precision, "shuffle": shuffle},
        )

    def read_aupr(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        precision: Optional[float] = None,
        shuffle: Optional[str] = None,
    ) -> Any:
        """Precision-recall curve as data, and what a precision cutoff keeps.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        precision: precision cutoff
        shuffle: shuffles hits among all predictions (default), or within those of each TF; one
            of all, within_tf
        """
        return self._call(
            "GET",
            "/api/aupr/{id}/data/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "precision": precision, "shuffle": shuffle},
        )

    def export_pruned(
        self,
        id: str,
        precision: float,
        *,
        revision: Optional[int] = None,
    ) -> str:
        """Edges of the target network up to a precision cutoff.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/aupr/{id}/pruned/{precision}/",
            gives="text",
            params={"id": id, "precision": precision},
            query={"revision": revision},
        )

    def ask_batch(
        self,
        lines: Iterable[Mapping[str, Any]],
    ) -> list[dict[str, Any]]:
        """Up to 100 questions in one call, a JSON object per line. The answers are lines too, sent as
        they come, in any order; each has the line and the id of its question.
        """
        return self._call(
            "POST",
            "/api/batch/",
            gives="lines",
            body=Lines(tuple(lines)),
        )

    def export_bound_regulated(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        model: Optional[str] = None,
    ) -> str:
        """Agreement of binding and regulation as CSV: a row per TF.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        """
        return self._call(
            "GET",
            "/api/bound_regulated/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "sets": sets, "universe": universe, "model": model},
        )

    def read_bound_regulated(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        model: Optional[str] = None,
    ) -> Any:
        """Agreement of binding and regulation, per TF that has analyses of both kinds.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        """
        return self._call(
            "GET",
            "/api/bound_regulated/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "sets": sets, "universe": universe, "model": model},
        )

    def export_difference(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        to: Optional[str] = None,
        part: Optional[str] = None,
    ) -> str:
        """What changes in a result on another version of the data set, as CSV.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        to: the other version, or at least 8 characters of it; default: newest
        part: rows; default: analyses; one of analyses, genes
        """
        return self._call(
            "GET",
            "/api/difference/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "to": to, "part": part},
        )

    def read_difference(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        to: Optional[str] = None,
    ) -> Any:
        """What changes in a result on another version of the data set.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        to: the other version, or at least 8 characters of it; default: newest
        """
        return self._call(
            "GET",
            "/api/difference/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "to": to},
        )

    def read_edges(
        self,
    ) -> Any:
        """Types of additional edges.
        """
        return self._call(
            "GET",
            "/api/edges/",
            gives="json",
        )

    def read_editions(
        self,
    ) -> Any:
        """The editions of this server that have sites of their own, in the order of menus; it answers
        on every host.
        """
        return self._call(
            "GET",
            "/api/editions/",
            gives="json",
        )

    def export_everything(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
    ) -> bytes:
        """Question, inputs, methods, all tables and all figures of a result as one archive that can be
        recomputed.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        """
        return self._call(
            "GET",
            "/api/everything/{id}.zip",
            gives="bytes",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction},
        )

    def read_examples(
        self,
    ) -> Any:
        """Example queries chosen from the data set, with the id of their requests and the sizes of
        their pictures.
        """
        return self._call(
            "GET",
            "/api/examples/",
            gives="json",
        )

    def draw_example(
        self,
        example: str,
        picture: str,
        *,
        size: Optional[str] = None,
        theme: Optional[str] = None,
        marks: Optional[int] = None,
        version: Optional[str] = None,
    ) -> str:
        """Picture of an example query, drawn from the data set.

        example: one of targets, direct, both, pair, list, network
        picture: one of summary, bound, network, targetLists, motifs, functions, geneSets,
            sungear, precisionRecall
        size: one of wide, narrow
        theme: one of light, dark
        marks: whether to number its parts
        version: data set version, so that caches tell versions apart
        """
        return self._call(
            "GET",
            "/api/examples/{example}/{picture}/",
            gives="text",
            params={"example": example, "picture": picture},
            query={"size": size, "theme": theme, "marks": marks, "version": version},
        )

    def export_arrow(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        part: Optional[str] = None,
        tag: Optional[str] = None,
        specificity: Optional[str] = None,
    ) -> bytes:
        """The result as an Arrow file (Feather), for R, Python and DuckDB.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        part: interactions (default): a row per cell, as in the CSV without metadata; table: a
            row per gene, with all columns; matrix: a row per gene and a column per analysis, with 1
            for a target, -1 for a repressed one, 0 for any other gene; one of interactions, table,
            matrix
        tag: 0 leaves out the column TAG, which tells mentions of a TF in the query apart by a
            text that is random in each request; default 1; one of 0, 1
        specificity: 1: adds the columns Bound By and Regulated By, the numbers of TFs of the
            version, after the others about the gene
        """
        return self._call(
            "GET",
            "/api/export/{id}.arrow",
            gives="bytes",
            params={"id": id},
            query={"revision": revision, "part": part, "tag": tag, "specificity": specificity},
        )

    def export_csv(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        tag: Optional[str] = None,
    ) -> str:
        """The shown cells of the result, one per line, with the metadata of their analyses.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        tag: 0 leaves out the column TAG, which tells mentions of a TF in the query apart by a
            text that is random in each request; default 1; one of 0, 1
        """
        return self._call(
            "GET",
            "/api/export/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "tag": tag},
        )

    def export_xlsx(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        specificity: Optional[str] = None,
    ) -> bytes:
        """The result as a workbook: sheets table and metadata.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        specificity: 1: adds the columns Bound By and Regulated By, the numbers of TFs of the
            version, after the others about the gene
        """
        return self._call(
            "GET",
            "/api/export/{id}.xlsx",
            gives="bytes",
            params={"id": id},
            query={"revision": revision, "specificity": specificity},
        )

    def read_extra_field_names(
        self,
    ) -> Any:
        """Names of the extra fields that legends and tables can show.
        """
        return self._call(
            "GET",
            "/api/extra_field_names/",
            gives="json",
        )

    def send_feedback(
        self,
        body: Any = None,
    ) -> str:
        """Tell what is wrong or missing. JSON or form: name (1 to 100 characters), feedback (at most
        5,000), token (of a human verification, where one is set up).
        """
        return self._call(
            "POST",
            "/api/feedback/",
            gives="text",
            body=body,
        )

    def export_functions(
        self,
        *,
        genes: Optional[Iterable[str]] = None,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        aspects: Optional[Iterable[str]] = None,
        scope: Optional[str] = None,
        correction: Optional[str] = None,
        min: Optional[int] = None,
        max: Optional[int] = None,
        evidence: Optional[str] = None,
        alpha: Optional[float] = None,
        compact: Optional[bool] = None,
        slim: Optional[bool] = None,
        significant: Optional[bool] = None,
        graph: Optional[bool] = None,
    ) -> str:
        """Gene Ontology terms in which a gene list is enriched, as CSV: a row per term.

        genes: gene ids, symbols or aliases
        list: name of a predefined gene list, in place of `genes`
        part: one list of the file of `list`; all of them by default
        background: names of the genes of the universe; the protein-coding genes by default
        aspects: biological process, molecular function or cellular component; one of BP, MF, CC
        scope: population: genes of the universe annotated in the aspect (default), or all of
            them; one of annotated, all
        correction: Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli; one
            of bonferroni, holm, bh, by
        min: fewest genes of a tested term; default 5
        max: most genes of a tested term; default 2000
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        alpha: default 0.05
        compact: fold similar significant terms
        slim: show only the broad terms of the slim; tests stay the same
        significant: leave out rows with padj above alpha; tests stay the same
        graph: tell which significant terms are ancestors of others
        """
        return self._call(
            "POST",
            "/api/functions.csv",
            gives="text",
            body={"genes": genes, "list": list, "part": part, "background": background, "aspects": aspects, "scope": scope, "correction": correction, "min": min, "max": max, "evidence": evidence, "alpha": alpha, "compact": compact, "slim": slim, "significant": significant, "graph": graph},
        )

    def find_functions(
        self,
        *,
        genes: Optional[Iterable[str]] = None,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        aspects: Optional[Iterable[str]] = None,
        scope: Optional[str] = None,
        correction: Optional[str] = None,
        min: Optional[int] = None,
        max: Optional[int] = None,
        evidence: Optional[str] = None,
        alpha: Optional[float] = None,
        compact: Optional[bool] = None,
        slim: Optional[bool] = None,
        significant: Optional[bool] = None,
        graph: Optional[bool] = None,
    ) -> Any:
        """Gene Ontology terms in which a gene list is enriched.

        genes: gene ids, symbols or aliases
        list: name of a predefined gene list, in place of `genes`
        part: one list of the file of `list`; all of them by default
        background: names of the genes of the universe; the protein-coding genes by default
        aspects: biological process, molecular function or cellular component; one of BP, MF, CC
        scope: population: genes of the universe annotated in the aspect (default), or all of
            them; one of annotated, all
        correction: Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli; one
            of bonferroni, holm, bh, by
        min: fewest genes of a tested term; default 5
        max: most genes of a tested term; default 2000
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        alpha: default 0.05
        compact: fold similar significant terms
        slim: show only the broad terms of the slim; tests stay the same
        significant: leave out rows with padj above alpha; tests stay the same
        graph: tell which significant terms are ancestors of others
        """
        return self._call(
            "POST",
            "/api/functions/",
            gives="json",
            body={"genes": genes, "list": list, "part": part, "background": background, "aspects": aspects, "scope": scope, "correction": correction, "min": min, "max": max, "evidence": evidence, "alpha": alpha, "compact": compact, "slim": slim, "significant": significant, "graph": graph},
        )

    def export_result_functions(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        aspects: Optional[Iterable[str]] = None,
        scope: Optional[str] = None,
        correction: Optional[str] = None,
        min: Optional[int] = None,
        max: Optional[int] = None,
        evidence: Optional[str] = None,
        alpha: Optional[float] = None,
        model: Optional[str] = None,
    ) -> str:
        """Enriched terms as CSV: a row per term and gene set.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        aspects: biological process, molecular function or cellular component; one of BP, MF, CC
        scope: population: genes of the universe annotated in the aspect (default), or all of
            them; one of annotated, all
        correction: Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli; one
            of bonferroni, holm, bh, by
        min: fewest genes of a tested term; default 5
        max: most genes of a tested term; default 2000
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        alpha: default 0.05
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        """
        return self._call(
            "GET",
            "/api/functions/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "level": level, "support": support, "aspects": aspects, "scope": scope, "correction": correction, "min": min, "max": max, "evidence": evidence, "alpha": alpha, "model": model},
        )

    def read_result_functions(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        aspects: Optional[Iterable[str]] = None,
        scope: Optional[str] = None,
        correction: Optional[str] = None,
        min: Optional[int] = None,
        max: Optional[int] = None,
        evidence: Optional[str] = None,
        alpha: Optional[float] = None,
        top: Optional[int] = None,
        model: Optional[str] = None,
    ) -> Any:
        """Gene Ontology terms in which the genes of a result, or the targets of its analyses, are
        enriched.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        aspects: biological process, molecular function or cellular component; one of BP, MF, CC
        scope: population: genes of the universe annotated in the aspect (default), or all of
            them; one of annotated, all
        correction: Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli; one
            of bonferroni, holm, bh, by
        min: fewest genes of a tested term; default 5
        max: most genes of a tested term; default 2000
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        alpha: default 0.05
        top: only terms among so many best ones of a set, per aspect; default all
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        """
        return self._call(
            "GET",
            "/api/functions/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "level": level, "support": support, "aspects": aspects, "scope": scope, "correction": correction, "min": min, "max": max, "evidence": evidence, "alpha": alpha, "top": top, "model": model},
        )

    def read_term_genes(
        self,
        id: str,
        *,
        term: str,
        revision: Optional[int] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        set: Optional[int] = None,
        evidence: Optional[str] = None,
    ) -> Any:
        """Genes of a result, or of one of its analyses, that are annotated to a term.

        id: request id
        term: id, e.g. GO:0010167
        revision: revision of names and hidden flags; default: the latest
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        set: gene set: 0, all genes of the result (default), then its analyses
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        """
        return self._call(
            "GET",
            "/api/functions/{id}/genes/",
            gives="json",
            params={"id": id},
            query={"term": term, "revision": revision, "level": level, "support": support, "set": set, "evidence": evidence},
        )

    def draw_result_functions(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        color: Optional[str] = None,
        lower: Optional[float] = None,
        upper: Optional[float] = None,
        fields: Optional[Iterable[str]] = None,
        aspects: Optional[Iterable[str]] = None,
        scope: Optional[str] = None,
        min: Optional[int] = None,
        max: Optional[int] = None,
        evidence: Optional[str] = None,
        alpha: Optional[float] = None,
        top: Optional[int] = None,
        model: Optional[str] = None,
    ) -> str:
        """Heat map of the enriched terms, with the list of analyses.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli; one
            of bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        color: colors are of -log10 p (p, the default) or of the log2 fold (fold); depleted
            pairs have a log2 fold of 0; one of p, fold
        lower: lower bound of the color scale, -log10 p or log2 fold
        upper: upper bound of the color scale, -log10 p or log2 fold
        fields: metadata keys to show in the legend
        aspects: biological process, molecular function or cellular component; one of BP, MF, CC
        scope: population: genes of the universe annotated in the aspect (default), or all of
            them; one of annotated, all
        min: fewest genes of a tested term; default 5
        max: most genes of a tested term; default 2000
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        alpha: default 0.05
        top: only terms among so many best ones of a set, per aspect; default all
        model: equal chances for all genes (uniform, the default), the number of analyses that
            find each gene (degrees), or both, the second in `degrees`; one of uniform, degrees,
            both
        """
        return self._call(
            "GET",
            "/api/functions/{id}/heatmap.svg",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support, "color": color, "lower": lower, "upper": upper, "fields": fields, "aspects": aspects, "scope": scope, "min": min, "max": max, "evidence": evidence, "alpha": alpha, "top": top, "model": model},
        )

    def create_gene_list(
        self,
        *,
        genes: Optional[Iterable[str]] = None,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        name: Optional[str] = None,
        result: Optional[str] = None,
        deleted_with: Optional[str] = None,
    ) -> Any:
        """Stores a gene list, so that questions about it have an address.

        genes: gene ids, symbols or aliases
        list: name of a predefined gene list, in place of `genes`
        part: one list of the file of `list`; all of them by default
        background: names of the genes of the universe; the protein-coding genes by default
        name: what the genes are, in words
        result: id of the request whose result has these genes; its background is used unless
            one is given
        deleted_with: id of a request that takes the list along when it is deleted; default:
            result, if it has own analyses
        """
        return self._call(
            "POST",
            "/api/gene-lists/",
            gives="json",
            body={"genes": genes, "list": list, "part": part, "background": background, "name": name, "result": result, "deleted_with": deleted_with},
        )

    def read_gene_list(
        self,
        id: str,
    ) -> Any:
        """A stored gene list: its genes, and the names that are ambiguous or unknown.

        id: request id
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/",
            gives="json",
            params={"id": id},
        )

    def read_list_background(
        self,
        id: str,
    ) -> str:
        """The background of a stored gene list, one name per line; empty for the protein-coding genes.

        id: request id
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/background/",
            gives="text",
            params={"id": id},
        )

    def export_list_functions(
        self,
        id: str,
        *,
        aspects: Optional[Iterable[str]] = None,
        scope: Optional[str] = None,
        correction: Optional[str] = None,
        min: Optional[int] = None,
        max: Optional[int] = None,
        evidence: Optional[str] = None,
        alpha: Optional[float] = None,
        compact: Optional[bool] = None,
        slim: Optional[bool] = None,
        significant: Optional[bool] = None,
        graph: Optional[bool] = None,
    ) -> str:
        """Gene Ontology terms in which a stored gene list is enriched, as CSV: a row per term.

        id: request id
        aspects: biological process, molecular function or cellular component; one of BP, MF, CC
        scope: population: genes of the universe annotated in the aspect (default), or all of
            them; one of annotated, all
        correction: Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli; one
            of bonferroni, holm, bh, by
        min: fewest genes of a tested term; default 5
        max: most genes of a tested term; default 2000
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        alpha: default 0.05
        compact: fold similar significant terms
        slim: show only the broad terms of the slim; tests stay the same
        significant: leave out rows with padj above alpha; tests stay the same
        graph: tell which significant terms are ancestors of others
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/functions.csv",
            gives="text",
            params={"id": id},
            query={"aspects": aspects, "scope": scope, "correction": correction, "min": min, "max": max, "evidence": evidence, "alpha": alpha, "compact": compact, "slim": slim, "significant": significant, "graph": graph},
        )

    def read_list_functions(
        self,
        id: str,
        *,
        aspects: Optional[Iterable[str]] = None,
        scope: Optional[str] = None,
        correction: Optional[str] = None,
        min: Optional[int] = None,
        max: Optional[int] = None,
        evidence: Optional[str] = None,
        alpha: Optional[float] = None,
        compact: Optional[bool] = None,
        slim: Optional[bool] = None,
        significant: Optional[bool] = None,
        graph: Optional[bool] = None,
    ) -> Any:
        """Gene Ontology terms in which a stored gene list is enriched.

        id: request id
        aspects: biological process, molecular function or cellular component; one of BP, MF, CC
        scope: population: genes of the universe annotated in the aspect (default), or all of
            them; one of annotated, all
        correction: Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli; one
            of bonferroni, holm, bh, by
        min: fewest genes of a tested term; default 5
        max: most genes of a tested term; default 2000
        evidence: annotations that count, by evidence code; default all; one of all,
            experimental, no_iea
        alpha: default 0.05
        compact: fold similar significant terms
        slim: show only the broad terms of the slim; tests stay the same
        significant: leave out rows with padj above alpha; tests stay the same
        graph: tell which significant terms are ancestors of others
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/functions/",
            gives="json",
            params={"id": id},
            query={"aspects": aspects, "scope": scope, "correction": correction, "min": min, "max": max, "evidence": evidence, "alpha": alpha, "compact": compact, "slim": slim, "significant": significant, "graph": graph},
        )

    def read_list_orthologs(
        self,
        id: str,
        *,
        to: str,
        only_one2one: Optional[bool] = None,
        tfs: Optional[Iterable[str]] = None,
    ) -> Any:
        """The orthologs of a stored gene list in another edition, and conserved targets of TFs.

        id: request id
        to: the other edition
        only_one2one: carry over only pairs that are unique on both sides
        tfs: TFs whose targets are compared with those of their orthologs
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/orthologs/",
            gives="json",
            params={"id": id},
            query={"to": to, "only_one2one": only_one2one, "tfs": tfs},
        )

    def export_list_regulators(
        self,
        id: str,
        *,
        library: Optional[str] = None,
        rows: Optional[str] = None,
    ) -> str:
        """Transcription factors whose targets a stored gene list is enriched in, as CSV.

        id: request id
        library: query that names the analyses to test, without target networks; all by default
        rows: tfs (default): a row per TF, with its analysis of the smallest p-value; analyses:
            a row per analysis; one of tfs, analyses
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/regulators.csv",
            gives="text",
            params={"id": id},
            query={"library": library, "rows": rows},
        )

    def read_list_regulators(
        self,
        id: str,
        *,
        library: Optional[str] = None,
    ) -> Any:
        """Transcription factors whose targets a stored gene list is enriched in.

        id: request id
        library: query that names the analyses to test, without target networks; all by default
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/regulators/",
            gives="json",
            params={"id": id},
            query={"library": library},
        )

    def read_list_targets(
        self,
        id: str,
        *,
        analyses: Iterable[int],
    ) -> Any:
        """The genes of a stored list that are targets of some analyses.

        id: request id
        analyses: ids of analyses
        """
        return self._call(
            "GET",
            "/api/gene-lists/{id}/targets/",
            gives="json",
            params={"id": id},
            query={"analyses": analyses},
        )

    def read_gene_names(
        self,
    ) -> Any:
        """Ids, symbols and aliases of all genes, for programs that recognize the genes of a file
        themselves.
        """
        return self._call(
            "GET",
            "/api/gene-names/",
            gives="json",
        )

    def read_gene_specificity(
        self,
    ) -> Any:
        """How many TFs of the data set bind and regulate each gene that any of them targets.
        """
        return self._call(
            "GET",
            "/api/gene-specificity/",
            gives="json",
        )

    def read_gene(
        self,
        gene: str,
    ) -> Any:
        """What is known about a gene or TF. A symbol or alias redirects (301) to the id; one of
        several genes lists them (300).

        gene: gene id, symbol or alias
        """
        return self._call(
            "GET",
            "/api/gene/{gene}/",
            gives="json",
            params={"gene": gene},
        )

    def look_up_gene_names(
        self,
        *,
        names: Iterable[str],
        tfs: Optional[bool] = None,
    ) -> Any:
        """Which names are gene ids, symbols or aliases, which are unknown and which mean several
        genes.

        tfs: whether they should be TFs
        """
        return self._call(
            "POST",
            "/api/genes/",
            gives="json",
            body={"names": names, "tfs": tfs},
        )

    def read_analysis_ids(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
    ) -> Any:
        """Names and visibility of the analyses of a result.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/ids/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision},
        )

    def update_analysis_ids(
        self,
        id: str,
        body: Any = None,
        *,
        revision: Optional[int] = None,
    ) -> Any:
        """Rename, show or hide analyses; makes a new revision of the request, from the given one or
        the latest.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "POST",
            "/api/ids/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision},
            body=body,
        )

    def read_request_inputs(
        self,
        id: str,
    ) -> Any:
        """The inputs of a request as they were asked, to change and ask them again.

        id: request id
        """
        return self._call(
            "GET",
            "/api/inputs/{id}/",
            gives="json",
            params={"id": id},
        )

    def read_input_genes(
        self,
        id: str,
        *,
        input: str,
        list: Optional[str] = None,
    ) -> str:
        """Ids of the genes that an input of a request lists, one per line, as the query has read it:
        with the columns that its user chose, without names that are no gene.

        id: request id
        input: one of targetgenes, backgroundgenes
        list: name of one of several target lists; by default the first
        """
        return self._call(
            "GET",
            "/api/inputs/{id}/genes.txt",
            gives="text",
            params={"id": id},
            query={"input": input, "list": list},
        )

    def read_keys(
        self,
        *,
        tf: Optional[Iterable[str]] = None,
    ) -> Any:
        """Keys for filters.

        tf: only what these TFs have; repeatable
        """
        return self._call(
            "GET",
            "/api/key/",
            gives="json",
            query={"tf": tf},
        )

    def read_key_values(
        self,
        key: str,
        *,
        tf: Optional[Iterable[str]] = None,
    ) -> Any:
        """Values of a filter key; none for numeric keys.

        tf: only what these TFs have; repeatable
        """
        return self._call(
            "GET",
            "/api/key/{key}/",
            gives="json",
            params={"key": key},
            query={"tf": tf},
        )

    def read_analysis_labels(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
    ) -> Any:
        """Short labels of the shown analyses: symbol, technology, the metadata in which they differ,
        id.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/labels/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision},
        )

    def download_list(
        self,
        name: str,
    ) -> str:
        """Text of a predefined gene list or target network.
        """
        return self._call(
            "GET",
            "/api/list_download/{name}/",
            gives="text",
            params={"name": name},
        )

    def export_target_lists(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
    ) -> str:
        """Enrichment of target lists as CSV: a row per analysis and list.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        """
        return self._call(
            "GET",
            "/api/list_enrichment/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support},
        )

    def draw_target_lists(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        color: Optional[str] = None,
        lower: Optional[float] = None,
        upper: Optional[float] = None,
        fields: Optional[Iterable[str]] = None,
    ) -> str:
        """Heat map of the enrichment of target lists, with its legend.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        color: colors are of -log10 p (p, the default) or of the log2 fold (fold); depleted
            pairs have a log2 fold of 0; one of p, fold
        lower: lower bound of the color scale, -log10 p or log2 fold
        upper: upper bound of the color scale, -log10 p or log2 fold
        fields: metadata keys to show in the legend
        """
        return self._call(
            "GET",
            "/api/list_enrichment/{id}.svg",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support, "color": color, "lower": lower, "upper": upper, "fields": fields},
        )

    def read_target_lists(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
    ) -> Any:
        """Enrichment of every target list in the targets of every analysis.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        """
        return self._call(
            "GET",
            "/api/list_enrichment/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support},
        )

    def read_target_lists_legend(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
    ) -> Any:
        """Legend of the heat map of target lists.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        """
        return self._call(
            "GET",
            "/api/list_enrichment/{id}/legend/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "level": level, "support": support},
        )

    def read_lists(
        self,
    ) -> Any:
        """Names of the predefined gene lists.
        """
        return self._call(
            "GET",
            "/api/lists/",
            gives="json",
        )

    def read_individual_motifs(
        self,
    ) -> Any:
        """Names of the individual motifs.
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/additional/motifs/",
            gives="json",
        )

    def test_chosen_motifs(
        self,
        id: str,
        *,
        regions: Optional[Iterable[str]] = None,
        motifs: Optional[Any] = None,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        test: Optional[str] = None,
    ) -> Any:
        """Enrichment of individual motifs: a list per column, by default those named after its TF.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        test: what is counted: all hits of a motif (default), or the genes with at least one;
            one of hits, genes
        """
        return self._call(
            "POST",
            "/api/motif_enrichment/additional/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support, "test": test},
            body={"regions": regions, "motifs": motifs},
        )

    def download_cluster_info(
        self,
    ) -> str:
        """Family, consensus and number of motifs of each motif cluster.
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/cluster_info.csv",
            gives="text",
        )

    def read_motif_clusters(
        self,
    ) -> Any:
        """Names of the motif clusters.
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/motifs/",
            gives="json",
        )

    def read_motif_regions(
        self,
    ) -> Any:
        """Regions of the motif enrichment.
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/regions/",
            gives="json",
        )

    def read_motif_sources(
        self,
    ) -> Any:
        """What a hit of the motif tables is: keys and values of motifs.txt and motifs_indv.txt, empty
        where not stated.
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/sources/",
            gives="json",
        )

    def export_motifs(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        alpha: Optional[float] = None,
        regions: Optional[Iterable[str]] = None,
        test: Optional[str] = None,
    ) -> str:
        """Enriched motif clusters as CSV: a row per cluster, analysis or target list, and region.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        alpha: corrected p-values above it are left out; 0 to 1, default 0.05
        regions: regions to count hits in; the default ones when left out
        test: what is counted: all hits of a motif (default), or the genes with at least one;
            one of hits, genes
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support, "alpha": alpha, "regions": regions, "test": test},
        )

    def read_motifs(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        alpha: Optional[float] = None,
        regions: Optional[Iterable[str]] = None,
        test: Optional[str] = None,
    ) -> Any:
        """Enrichment of motif clusters in the targets of every analysis and in the target lists.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        alpha: corrected p-values above it are left out; 0 to 1, default 0.05
        regions: regions to count hits in; the default ones when left out
        test: what is counted: all hits of a motif (default), or the genes with at least one;
            one of hits, genes
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support, "alpha": alpha, "regions": regions, "test": test},
        )

    def draw_motifs(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        correction: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        color: Optional[str] = None,
        lower: Optional[float] = None,
        upper: Optional[float] = None,
        fields: Optional[Iterable[str]] = None,
        alpha: Optional[float] = None,
        regions: Optional[Iterable[str]] = None,
        test: Optional[str] = None,
    ) -> str:
        """Heat map of the enriched motif clusters, with its legend.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        color: colors are of -log10 p (p, the default) or of the log2 fold (fold); depleted
            pairs have a log2 fold of 0; one of p, fold
        lower: lower bound of the color scale, -log10 p or log2 fold
        upper: upper bound of the color scale, -log10 p or log2 fold
        fields: metadata keys to show in the legend
        alpha: corrected p-values above it are left out; 0 to 1, default 0.05
        regions: regions to count hits in; the default ones when left out
        test: what is counted: all hits of a motif (default), or the genes with at least one;
            one of hits, genes
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/{id}/heatmap.svg",
            gives="text",
            params={"id": id},
            query={"revision": revision, "label": label, "correction": correction, "level": level, "support": support, "color": color, "lower": lower, "upper": upper, "fields": fields, "alpha": alpha, "regions": regions, "test": test},
        )

    def read_motif_legend(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        label: Optional[str] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
    ) -> Any:
        """Legend of the motif heat map.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        label: 1: label all analyses, not only the renamed ones
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        """
        return self._call(
            "GET",
            "/api/motif_enrichment/{id}/heatmap_table/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "label": label, "level": level, "support": support},
        )

    def explain_query_names(
        self,
        *,
        names: Iterable[str],
    ) -> Any:
        """What names in a query mean: TFs and keywords with their numbers of analyses, and names that
        are unknown.
        """
        return self._call(
            "POST",
            "/api/names/",
            gives="json",
            body={"names": names},
        )

    def export_network(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        edges: Optional[Iterable[str]] = None,
        precision: Optional[float] = None,
    ) -> str:
        """The network as CSV: a row per edge.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        edges: types of additional edges to draw
        precision: draws the validated predictions of the target network up to this precision
        """
        return self._call(
            "GET",
            "/api/network/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "edges": edges, "precision": precision},
        )

    def export_sif(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        edges: Optional[Iterable[str]] = None,
        precision: Optional[float] = None,
        expand: Optional[str] = None,
    ) -> str:
        """The network as SIF, separated by tabs; expand=1 writes a line per edge.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        edges: types of additional edges to draw
        precision: draws the validated predictions of the target network up to this precision
        """
        return self._call(
            "GET",
            "/api/network/{id}.sif",
            gives="text",
            params={"id": id},
            query={"revision": revision, "edges": edges, "precision": precision, "expand": expand},
        )

    def read_network(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        edges: Optional[Iterable[str]] = None,
        precision: Optional[float] = None,
    ) -> Any:
        """The network of the result with positions.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        edges: types of additional edges to draw
        precision: draws the validated predictions of the target network up to this precision
        """
        return self._call(
            "GET",
            "/api/network/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "edges": edges, "precision": precision},
        )

    def read_network_analysis(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        edges: Optional[Iterable[str]] = None,
        precision: Optional[float] = None,
    ) -> Any:
        """Hubs, loops against random graphs, and hierarchy of the TFs of the network.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        edges: types of additional edges to draw
        precision: draws the validated predictions of the target network up to this precision
        """
        return self._call(
            "GET",
            "/api/network/{id}/analysis/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "edges": edges, "precision": precision},
        )

    def read_edge(
        self,
        id: str,
        *,
        source: str,
        target: str,
        revision: Optional[int] = None,
    ) -> Any:
        """The analyses behind an edge of the network.

        id: request id
        source: TF: id, symbol or alias
        target: gene: id, symbol or alias
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/network/{id}/edge/",
            gives="json",
            params={"id": id},
            query={"source": source, "target": target, "revision": revision},
        )

    def read_network_paths(
        self,
        id: str,
        *,
        from_: str,
        revision: Optional[int] = None,
        list: Optional[str] = None,
        to: Optional[Iterable[str]] = None,
        steps: Optional[int] = None,
        least: Optional[int] = None,
        through: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Any:
        """Network walking: paths from a TF through secondary TFs, with the evidence of each step.

        id: request id
        from_: TF of the result: id, symbol or alias
        revision: revision of names and hidden flags; default: the latest
        list: target list of the request; default: all genes
        to: genes to reach, instead of a list
        steps: edges of a path at most; default 2
        least: edges of a listed path at least; default 1
        through: secondary TFs: those of the result (default), or all with analyses in the data
            set; one of result, dataset
        limit: paths at most; default 200
        """
        return self._call(
            "GET",
            "/api/network/{id}/paths/",
            gives="json",
            params={"id": id},
            query={"from": from_, "revision": revision, "list": list, "to": to, "steps": steps, "least": least, "through": through, "limit": limit},
        )

    def read_network_size(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        edges: Optional[Iterable[str]] = None,
        precision: Optional[float] = None,
    ) -> Any:
        """Numbers of findings and of distinct edges of the network, as in its files.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        edges: types of additional edges to draw
        precision: draws the validated predictions of the target network up to this precision
        """
        return self._call(
            "GET",
            "/api/network/{id}/size/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "edges": edges, "precision": precision},
        )

    def read_networks(
        self,
    ) -> Any:
        """Names of the predefined target networks.
        """
        return self._call(
            "GET",
            "/api/networks/",
            gives="json",
        )

    def compute_on_newest(
        self,
        id: str,
        *,
        result: Optional[int] = None,
        revision: Optional[int] = None,
    ) -> Any:
        """Run the query of a request on the newest data: makes a request with the same inputs, or
        answers the one made before.

        id: request id
        revision: revision whose names and hidden flags are taken over; default: 0, the first
        """
        return self._call(
            "POST",
            "/api/newest/{id}/",
            gives="json",
            params={"id": id},
            query={"result": result, "revision": revision},
        )

    def find_orthologs(
        self,
        *,
        to: str,
        genes: Optional[Iterable[str]] = None,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        only_one2one: Optional[bool] = None,
        tfs: Optional[Iterable[str]] = None,
    ) -> Any:
        """The orthologs of a gene list in another edition, and conserved targets of TFs.

        to: the other edition
        genes: gene ids, symbols or aliases
        list: name of a predefined gene list, in place of `genes`
        part: one list of the file of `list`; all of them by default
        background: names of the genes of the universe; the protein-coding genes by default
        only_one2one: carry over only pairs that are unique on both sides
        tfs: TFs whose targets are compared with those of their orthologs
        """
        return self._call(
            "POST",
            "/api/orthologs/",
            gives="json",
            body={"to": to, "genes": genes, "list": list, "part": part, "background": background, "only_one2one": only_one2one, "tfs": tfs},
        )

    def translate_query(
        self,
        *,
        query: str,
        to: str,
        from_: Optional[str] = None,
    ) -> Any:
        """A query for another edition: its TFs replaced by their orthologs that have analyses.

        to: the other edition
        from_: edition of the query; by default that of the host
        """
        return self._call(
            "POST",
            "/api/orthologs/query/",
            gives="json",
            body={"query": query, "to": to, "from": from_},
        )

    def read_overview(
        self,
        *,
        search: Optional[str] = None,
    ) -> Any:
        """Analyses by metadata: `key = value`, `key != value`, or any text.
        """
        return self._call(
            "GET",
            "/api/overview/",
            gives="json",
            query={"search": search},
        )

    def read_overview_suggestions(
        self,
    ) -> Any:
        """Texts that a search of the overview may hold.
        """
        return self._call(
            "GET",
            "/api/overview/autocomplete/",
            gives="json",
        )

    def read_own_file(
        self,
        id: str,
        number: str,
    ) -> str:
        """The file of an analysis that came with a request; the first one is number 0.

        id: request id
        """
        return self._call(
            "GET",
            "/api/own/{id}/{number}/",
            gives="text",
            params={"id": id, "number": number},
        )

    def read_own_targets(
        self,
        id: str,
        number: str,
    ) -> str:
        """The targets of an analysis that came with a request as CSV, as the query has read its file;
        the first one is number 0.

        id: request id
        """
        return self._call(
            "GET",
            "/api/own/{id}/{number}/targets.csv",
            gives="text",
            params={"id": id, "number": number},
        )

    def preview_query(
        self,
        body: Any = None,
    ) -> Any:
        """The size of the result that a query would have, or why it has none. Takes the form of a
        query; nothing is stored.
        """
        return self._call(
            "POST",
            "/api/preview/",
            gives="json",
            body=body,
        )

    def export_regulators(
        self,
        *,
        genes: Optional[Iterable[str]] = None,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        library: Optional[str] = None,
        rows: Optional[str] = None,
    ) -> str:
        """Transcription factors whose targets a gene list is enriched in, as CSV.

        genes: gene ids, symbols or aliases
        list: name of a predefined gene list, in place of `genes`
        part: one list of the file of `list`; all of them by default
        background: names of the genes of the universe; the protein-coding genes by default
        library: query that names the analyses to test, without target networks; all by default
        rows: tfs (default): a row per TF, with its analysis of the smallest p-value; analyses:
            a row per analysis; one of tfs, analyses
        """
        return self._call(
            "POST",
            "/api/regulators.csv",
            gives="text",
            body={"genes": genes, "list": list, "part": part, "background": background, "library": library, "rows": rows},
        )

    def find_regulators(
        self,
        *,
        genes: Optional[Iterable[str]] = None,
        list: Optional[str] = None,
        part: Optional[str] = None,
        background: Optional[Iterable[str]] = None,
        library: Optional[str] = None,
    ) -> Any:
        """Transcription factors whose targets a gene list is enriched in.

        genes: gene ids, symbols or aliases
        list: name of a predefined gene list, in place of `genes`
        part: one list of the file of `list`; all of them by default
        background: names of the genes of the universe; the protein-coding genes by default
        library: query that names the analyses to test, without target networks; all by default
        """
        return self._call(
            "POST",
            "/api/regulators/",
            gives="json",
            body={"genes": genes, "list": list, "part": part, "background": background, "library": library},
        )

    def read_regulator_accuracy(
        self,
    ) -> Any:
        """How accurate the ranking of regulators is in this data set.
        """
        return self._call(
            "GET",
            "/api/regulators/accuracy/",
            gives="json",
        )

    def read_releases(
        self,
    ) -> Any:
        """The releases of the data set as files, with sizes, hashes, licenses and sources.
        """
        return self._call(
            "GET",
            "/api/releases/",
            gives="json",
        )

    def search_everything(
        self,
        *,
        q: str,
        limit: Optional[int] = None,
    ) -> Any:
        """Genes, TFs, GO terms, predefined lists, target networks and analyses by id, name or words.
        All words must be there, as words or as their beginnings; typing errors count where nothing
        else is found.

        q: id, name or words
        limit: maximum number of hits of each kind; default 10
        """
        return self._call(
            "GET",
            "/api/search/",
            gives="json",
            query={"q": q, "limit": limit},
        )

    def read_site(
        self,
    ) -> Any:
        """What the pages need to know of the edition: data set, examples, gene links, counts.
        """
        return self._call(
            "GET",
            "/api/site/",
            gives="json",
        )

    def read_sources(
        self,
    ) -> Any:
        """The sources of the data set with their analyses, and the descriptions of lists, networks and
        edges.
        """
        return self._call(
            "GET",
            "/api/sources/",
            gives="json",
        )

    def export_bibtex(
        self,
    ) -> str:
        """The sources of the data set as BibTeX.
        """
        return self._call(
            "GET",
            "/api/sources/bibtex/",
            gives="text",
        )

    def export_ris(
        self,
    ) -> str:
        """The sources of the data set as RIS.
        """
        return self._call(
            "GET",
            "/api/sources/ris/",
            gives="text",
        )

    def read_stats(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
    ) -> Any:
        """Numbers of edges, TFs and targets of a result.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/stats/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision},
        )

    def export_summary(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
    ) -> str:
        """Numbers of targets as CSV: a row per TF, analysis and edge type, of all TFs.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/summary/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision},
        )

    def draw_summary(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
    ) -> str:
        """Bar chart of the numbers of targets of the 50 TFs with most targets.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/summary/{id}.svg",
            gives="text",
            params={"id": id},
            query={"revision": revision},
        )

    def read_summary(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        all: Optional[str] = None,
    ) -> Any:
        """Numbers of targets per TF and analysis, by edge type; the 50 TFs with most targets, or all.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        all: 1: all TFs, not only the 50 with most targets, which the page draws
        """
        return self._call(
            "GET",
            "/api/summary/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "all": all},
        )

    def export_sungear(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        correction: Optional[str] = None,
        expected: Optional[str] = None,
    ) -> str:
        """Sungear as CSV: a row per group of genes.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        expected: genes that could be drawn: those of the diagram (default), or the background
            or all protein-coding genes, in the target lists if there are any; one of union,
            universe
        """
        return self._call(
            "GET",
            "/api/sungear/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "level": level, "support": support, "correction": correction, "expected": expected},
        )

    def draw_sungear(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        correction: Optional[str] = None,
    ) -> str:
        """Sungear diagram, tested against the genes that could be drawn.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        """
        return self._call(
            "GET",
            "/api/sungear/{id}.svg",
            gives="text",
            params={"id": id},
            query={"revision": revision, "level": level, "support": support, "correction": correction},
        )

    def read_sungear(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        correction: Optional[str] = None,
        expected: Optional[str] = None,
    ) -> Any:
        """Sungear: genes grouped by the analyses that target them.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        expected: genes that could be drawn: those of the diagram (default), or the background
            or all protein-coding genes, in the target lists if there are any; one of union,
            universe
        """
        return self._call(
            "GET",
            "/api/sungear/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "level": level, "support": support, "correction": correction, "expected": expected},
        )

    def narrow_sungear(
        self,
        id: str,
        *,
        genes: Optional[Iterable[str]] = None,
        revision: Optional[int] = None,
        level: Optional[str] = None,
        support: Optional[str] = None,
        correction: Optional[str] = None,
        expected: Optional[str] = None,
    ) -> Any:
        """Sungear of some genes only; all genes for an empty list.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        level: gene sets: each analysis (default), each TF, or each TF family; one of analysis,
            tf, family
        support: genes of a TF or TF family: those in any of its shown analyses (default), in at
            least two of them, or in all; one of any, two, all
        correction: Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one of
            bonferroni, holm, bh, by
        expected: genes that could be drawn: those of the diagram (default), or the background
            or all protein-coding genes, in the target lists if there are any; one of union,
            universe
        """
        return self._call(
            "POST",
            "/api/sungear/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "level": level, "support": support, "correction": correction, "expected": expected},
            body={"genes": genes},
        )

    def export_table(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        specificity: Optional[str] = None,
        sort: Optional[int] = None,
        order: Optional[str] = None,
        search: Optional[str] = None,
        tf: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        part: Optional[str] = None,
        hidden: Optional[Iterable[int]] = None,
        first: Optional[str] = None,
    ) -> str:
        """The result table as it is shown: sorted, searched, without hidden columns.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        specificity: 1: adds the columns Bound By and Regulated By, the numbers of TFs of the
            version, after the others about the gene
        sort: index of the column to sort by; default order when left out
        order: one of asc, desc
        search: keeps rows with a cell that contains the text
        tf: id of the TF that `part` belongs to
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        part: keeps the genes that the TF binds only, regulates only, or both; one of bound,
            regulated, regulated:induced, regulated:repressed, regulated:other, both, both:induced,
            both:repressed, both:other
        hidden: columns left out
        first: id: the column Gene ID comes first; default: the columns as they are shown; one
            of id
        """
        return self._call(
            "GET",
            "/api/table/{id}.csv",
            gives="text",
            params={"id": id},
            query={"revision": revision, "specificity": specificity, "sort": sort, "order": order, "search": search, "tf": tf, "sets": sets, "universe": universe, "part": part, "hidden": hidden, "first": first},
        )

    def read_table(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        specificity: Optional[str] = None,
        sort: Optional[int] = None,
        order: Optional[str] = None,
        search: Optional[str] = None,
        tf: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        part: Optional[str] = None,
        row: Optional[int] = None,
        rows: Optional[int] = None,
        column: Optional[int] = None,
        columns: Optional[int] = None,
    ) -> Any:
        """A window of the result table: rows and columns, sorted and searched.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        specificity: 1: adds the columns Bound By and Regulated By, the numbers of TFs of the
            version, after the others about the gene
        sort: index of the column to sort by; default order when left out
        order: one of asc, desc
        search: keeps rows with a cell that contains the text
        tf: id of the TF that `part` belongs to
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        part: keeps the genes that the TF binds only, regulates only, or both; one of bound,
            regulated, regulated:induced, regulated:repressed, regulated:other, both, both:induced,
            both:repressed, both:other
        """
        return self._call(
            "GET",
            "/api/table/{id}/",
            gives="json",
            params={"id": id},
            query={"revision": revision, "specificity": specificity, "sort": sort, "order": order, "search": search, "tf": tf, "sets": sets, "universe": universe, "part": part, "row": row, "rows": rows, "column": column, "columns": columns},
        )

    def read_table_head(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
    ) -> Any:
        """The analyses above the columns of the result table.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/table/{id}/head/",
            gives="json",
            params={"id": id},
            query={"revision": revision},
        )

    def read_targets(
        self,
        id: str,
        *,
        revision: Optional[int] = None,
        search: Optional[str] = None,
        tf: Optional[str] = None,
        sets: Optional[str] = None,
        universe: Optional[str] = None,
        part: Optional[str] = None,
    ) -> str:
        """Ids of the target genes of the result, one per line.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        tf: id of the TF that `part` belongs to
        sets: genes of an analysis that are compared: those of the result (default), or all that
            pass its own filters, before and, not, targeted_by and target lists; one of auto,
            result, analysis
        universe: genes that could be drawn: the background or all protein-coding genes, or
            those of them in the target lists; one of auto, coding, lists
        part: keeps the genes that the TF binds only, regulates only, or both; one of bound,
            regulated, regulated:induced, regulated:repressed, regulated:other, both, both:induced,
            both:repressed, both:other
        """
        return self._call(
            "GET",
            "/api/table/{id}/targets.txt",
            gives="text",
            params={"id": id},
            query={"revision": revision, "search": search, "tf": tf, "sets": sets, "universe": universe, "part": part},
        )

    def read_tfs(
        self,
        *,
        all: Optional[int] = None,
    ) -> Any:
        """Keywords and TFs; with all=0 the TFs only.
        """
        return self._call(
            "GET",
            "/api/tfs/",
            gives="json",
            query={"all": all},
        )

    def delete_request(
        self,
        id: str,
    ) -> None:
        """Delete a request with all that came with it. Needs the header X-Request-Secret; then calls
        about it answer 410.

        id: request id
        """
        return self._call(
            "DELETE",
            "/api/{id}/",
            gives="nothing",
            params={"id": id},
        )

    def read_result(
        self,
        id: str,
        *,
        result: Optional[int] = None,
        revision: Optional[int] = None,
    ) -> Any:
        """The result of a request.

        id: request id
        revision: revision of names and hidden flags; default: the latest
        """
        return self._call(
            "GET",
            "/api/{id}/",
            gives="json",
            params={"id": id},
            query={"result": result, "revision": revision},
        )
