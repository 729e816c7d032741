"""Ask a Trellis site which genes a transcription factor binds and regulates.

>>> client = Client(url, edition="arabidopsis")
>>> result = client.query("NLP7 and TGA1")
>>> result.stats()["num_targets"]
1912
"""

from .answer import Answer
from .client import Client
from .errors import TrellisError
from .figure import Figure
from .gene_list import GeneList
from .notes import TrellisWarning
from .question import OwnAnalysis, TextFile
from .result import Network, Result

__all__ = [
    "Answer",
    "Client",
    "Figure",
    "GeneList",
    "Network",
    "OwnAnalysis",
    "Result",
    "TextFile",
    "TrellisError",
    "TrellisWarning",
]
__version__ = "0.1.0"
