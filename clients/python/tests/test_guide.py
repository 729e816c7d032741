"""The Python session of the guide, against the site of TRELLIS_URL. Its tables are DataFrames: it needs pandas."""

from __future__ import annotations

import doctest
import os
import re
import tempfile
import unittest
from pathlib import Path

GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "clients.md"


class Guide(unittest.TestCase):
    def test_the_session_of_the_guide(self) -> None:
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed")
        blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
        self.assertGreater(len(blocks), 2)
        session = doctest.DocTestParser().get_doctest(
            "\n".join(blocks), {"url": os.environ["TRELLIS_URL"]}, "guide", str(GUIDE), 0
        )
        said: list[str] = []
        here = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                with pandas.option_context("display.width", 200, "display.max_columns", 20):
                    outcome = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(
                        session, out=said.append, clear_globs=False
                    )
            finally:
                os.chdir(here)
            self.assertEqual(outcome.failed, 0, "".join(said))
            self.assertGreater(outcome.attempted, 8)
            frames = session.globs["frames"]
            self.assertGreater(len(frames), 15)
            for name, frame in frames.items():
                with self.subTest(name):
                    self.assertEqual(pandas.read_csv(Path(folder) / f"{name}.csv").shape, frame.shape)


if __name__ == "__main__":
    unittest.main()
