"""Every call, made once against the site of TRELLIS_URL, so that no method is wrong about its path or its parameters."""

from __future__ import annotations

import inspect
import os
import tempfile
import unittest
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from trellis_tf import Client, OwnAnalysis, TextFile, TrellisError
from trellis_tf.operations import Operations
from trellis_tf.question import question_form

VIEWS = ("summary", "target_lists", "gene_sets", "bound", "functions", "aupr", "sungear", "network_analysis")
GENES = ["AT1G41060", "AT1G66440", "AT1G69690"]
own = OwnAnalysis(
    TextFile("mine.csv", "gene_id,log2FoldChange,padj\nAT1G41060,1.5,0.01\n"),
    tf="TGA1",
    experiment_type="Expression",
    edge_type="in planta:Regulated",
)


class EveryCall(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.client = Client(os.environ["TRELLIS_URL"], edition="arabidopsis")
        cls.result = cls.client.query(
            "NLP7 and TGA1",
            target_genes="Nitrogen_by_Time",
            target_network="Root_Ranked_Network",
            own_analyses=[own],
        )
        cls.list = cls.client.gene_list(GENES)

    def known(self, method: str, parameter: str) -> Any:
        """The value of a parameter without a default."""
        values: dict[str, Any] = {
            "input": "targetgenes",
            "id": self.list.id if "list_" in method and "target_lists" not in method or "gene_list" in method else self.result.id,
            "number": "0",
            "precision": 0.5,
            "key": "TECHNOLOGY",
            "name": "Clock_Genes",
            "gene": "NLP7",
            "example": "targets",
            "picture": "summary",
            "q": "NLP7",
            "term": self.client.read_result_functions(self.result.id, alpha=1)["terms"][0]["id"],
            "from_": "NLP7",
            "source": "NLP7",
            "target": self.result.targets()[0],
            "a": 0,
            "b": 1,
            "to": "maize",
            "query": "NLP7",
            "names": ["NLP7"],
            "analyses": [51],
            "lines": [{"gene": "NLP7"}],
        }
        return values[parameter]

    def body(self, method: str) -> dict[str, Any]:
        """The body of a call that takes one, or the genes of a gene list."""
        if method in ("submit_query", "preview_query"):
            return {"body": question_form("NLP7")}
        if method == "update_analysis_ids":
            # An update that changes nothing is refused.
            states = self.client.read_analysis_ids(self.result.id)
            return {"body": [[key, {**state, "name": "renamed"}] for key, state in states]}
        if method == "send_feedback":
            return {"body": {"name": "Test", "feedback": "All is well", "token": ""}}
        if method in ("read_motifs", "draw_motifs", "export_motifs"):
            return {"alpha": 1}
        takes_genes = method in (
            "find_functions", "export_functions", "find_regulators", "export_regulators", "find_orthologs", "create_gene_list"
        )
        return {"genes": GENES} if takes_genes else {}

    def test_every_call(self) -> None:
        made = 0
        for name, method in inspect.getmembers(Operations, inspect.isfunction):
            if name.startswith("_") or name == "delete_request":
                continue
            with self.subTest(name):
                needed = [
                    one.name
                    for one in inspect.signature(method).parameters.values()
                    if one.default is inspect.Parameter.empty and one.name != "self"
                ]
                body = self.body(name)
                values = {one: self.known(name, one) for one in needed if one not in body}
                answer = getattr(self.client, name)(**values, **body)
                self.assertIsNotNone(answer)
                made += 1
        self.assertGreater(made, 70)

    def test_the_last_call_deletes_the_request(self) -> None:
        other = self.client.query("TGA1", own_analyses=[own])
        other.delete()
        with self.assertRaisesRegex(Exception, "deleted"):
            other.stats()

    def test_tables_are_data_frames_where_pandas_is_installed(self) -> None:
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed")
        table = self.result.table()
        self.assertIsInstance(table, pandas.DataFrame)
        self.assertEqual(list(table["Gene ID"]), self.result.targets())
        self.assertEqual(table["Edge Count"].sum(), self.result.stats()["num_edges"])

    def test_every_frame_is_written_as_csv_and_every_answer_prints_in_ten_lines(self) -> None:
        genes = ["AT1G41060", "AT1G66440", "AT1G69690"]
        answers = {name: getattr(self.result, name)() for name in VIEWS}
        answers |= {
            "regulators": self.client.regulators(genes),
            "terms": self.client.functions(genes),
            "list": self.list.regulators(),
            "orthologs": self.client.orthologs(genes, to="maize"),
            "overview": self.client.overview(),
            "search": self.client.search("NLP7"),
            "gene": self.client.gene("NLP7"),
            "site": self.client.site(),
            "network": self.result.network(),
        }
        for name, answer in answers.items():
            with self.subTest(name):
                self.assertLessEqual(len(repr(answer).splitlines()), 10)
        frames = [answer.frame() for answer in answers.values() if getattr(answer, "main", None)]
        frames += [answers["regulators"].frame("analyses"), self.result.table(), self.result.interactions()]
        frames += [self.result.metadata(), *answers["network"]]
        for frame in frames:
            if hasattr(frame, "to_csv"):
                self.assertIn(",", frame.to_csv(index=False).split("\n")[0])
            for value in (cell for row in (frame if isinstance(frame, list) else []) for cell in row.values()):
                self.assertIsInstance(value, (str, int, float, type(None)))

    def test_a_notebook_shows_the_query_and_its_page(self) -> None:
        self.assertRegex(
            self.client.query("NLP7[pvalue < 0.01]")._repr_html_(),
            r'^<p><a href="[^"<>]+/result/summary\?request=[^"<>]+" target="_blank">NLP7\[pvalue &lt; 0\.01\]</a>: [\d,]+ edges, 1 TFs, [\d,]+ targets</p>$',
        )

    def test_one_gene_is_a_list(self) -> None:
        self.assertEqual(self.client.query("NLP7", target_genes="AT1G41060").targets(), ["AT1G41060"])
        with self.assertRaisesRegex(TrellisError, "nothing"):
            self.client.query("NLP7", target_genes="nothing")

    def test_names_below_localhost_are_this_machine(self) -> None:
        port = urlsplit(os.environ["TRELLIS_URL"]).port
        self.assertEqual(Client(f"http://maize.localhost:{port}").site()["edition"], "maize")

    def test_an_arrow_file_is_a_table_where_pyarrow_is_installed(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = self.result.arrow("table", Path(folder) / "table.arrow")
            content = path.read_bytes()
        self.assertEqual(content[:6], b"ARROW1")
        answer = self.result.arrow("table")
        try:
            import pyarrow
        except ImportError:
            self.assertEqual(answer, content)
            return
        self.assertIsInstance(answer, pyarrow.Table)
        self.assertEqual(answer.num_rows, len(self.result.targets()))

    def test_a_site_that_is_not_there_is_named(self) -> None:
        with self.assertRaises(Exception) as caught:
            Client("http://127.0.0.1:1").tfs()
        self.assertIn("http://127.0.0.1:1 cannot be reached", str(caught.exception))
        with self.assertRaisesRegex(Exception, "is not the address of a site"):
            Client("file:///etc/passwd")


if __name__ == "__main__":
    unittest.main()
