"""Runs one query on the site of TRELLIS_URL, which can be busy at first."""

import os

from trellis_tf import Client

result = Client(os.environ["TRELLIS_URL"], edition="arabidopsis").query("TGA1")
print(result.answer["request"]["query"], result.answer["stats"]["num_tfs"])
