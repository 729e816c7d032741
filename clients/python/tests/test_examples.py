"""The examples of the documentation, against the site of TRELLIS_URL."""

from __future__ import annotations

import doctest
import os
import pkgutil
import unittest

import trellis_tf


def load_tests(_loader, tests, _pattern):
    url = os.environ["TRELLIS_URL"]
    client = trellis_tf.Client(url, edition="arabidopsis", pandas=False)
    known = {
        "url": url,
        "client": client,
        "result": client.query("NLP7 and TGA1"),
        "Client": trellis_tf.Client,
        "TrellisError": trellis_tf.TrellisError,
    }
    names = ["trellis_tf"] + [f"trellis_tf.{module.name}" for module in pkgutil.iter_modules(trellis_tf.__path__)]
    for name in names:
        tests.addTests(doctest.DocTestSuite(name, extraglobs=known, optionflags=doctest.IGNORE_EXCEPTION_DETAIL))
    return tests


if __name__ == "__main__":
    unittest.main()
