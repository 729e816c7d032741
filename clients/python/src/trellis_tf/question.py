"""A query with its inputs, as the form that a site takes."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterable, Mapping, Optional, Union


@dataclass(frozen=True)
class TextFile:
    """A text to send as a file. Results call it by its name."""

    name: str
    text: Union[str, bytes]


#: A list for a query: the name of a predefined one (str), a file (Path), gene ids, or a text.
ListInput = Union[str, os.PathLike, TextFile, Iterable[str]]


@dataclass(frozen=True)
class OwnAnalysis:
    """An analysis of one's own: a file with a gene per line (genes, fold changes, p-values), and what is known about it.

    `edge_type` is for example ``in vivo:Regulated``; `metadata` are further keys.
    """

    file: Union[os.PathLike, TextFile]
    tf: str
    experiment_type: str
    edge_type: str
    label: Optional[str] = None
    metadata: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Form:
    """A multipart form: names with a text, or with a file."""

    parts: tuple[tuple[str, Union[str, TextFile]], ...]

    def encode(self) -> tuple[str, bytes]:
        """Media type and bytes.

        >>> media, body = Form((("query", "NLP7"), ("targetgenes", TextFile('a"b.txt', "AT1G01060")))).encode()
        >>> b'name="targetgenes"; filename="a%22b.txt"' in body
        True
        """
        boundary = secrets.token_hex(16)
        chunks: list[bytes] = []
        for name, value in self.parts:
            head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_quoted(name)}"'
            if isinstance(value, TextFile):
                head += f'; filename="{_quoted(value.name)}"\r\nContent-Type: application/octet-stream'
                content = value.text if isinstance(value.text, bytes) else value.text.encode()
            else:
                content = value.encode()
            chunks += [head.encode(), b"\r\n\r\n", content, b"\r\n"]
        chunks.append(f"--{boundary}--\r\n".encode())
        return f"multipart/form-data; boundary={boundary}", b"".join(chunks)


@dataclass(frozen=True)
class Lines:
    """JSON lines: an object per line."""

    objects: tuple[Mapping[str, Any], ...]

    def encode(self) -> tuple[str, bytes]:
        """Media type and bytes.

        >>> Lines(({"gene": "NLP7"}, {"query": "TGA1"})).encode()[1]
        b'{"gene": "NLP7"}\\n{"query": "TGA1"}\\n'
        """
        return "application/x-ndjson", "".join(f"{json.dumps(one)}\n" for one in self.objects).encode()


def _quoted(name: str) -> str:
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def question_form(
    query: str,
    *,
    edges: Iterable[str] = (),
    target_genes: Optional[ListInput] = None,
    filter_tfs: Optional[ListInput] = None,
    target_network: Optional[ListInput] = None,
    background: Optional[ListInput] = None,
    network_header: bool = False,
    own_analyses: Iterable[OwnAnalysis] = (),
) -> Form:
    """The form of a query: see :meth:`Client.query`."""
    parts: list[tuple[str, Union[str, TextFile]]] = [("query", query)]
    parts += [("edges", edge) for edge in edges]
    lists = {
        "targetgenes": target_genes,
        "filtertfs": filter_tfs,
        "targetnetworks": target_network,
        "backgroundgenes": background,
    }
    parts += [(name, _input_of(name, given)) for name, given in lists.items() if given is not None]
    if network_header:
        parts.append(("networkHeaders", "true"))
    own = list(own_analyses)
    parts += [("ownanalyses", _file_of(one.file)) for one in own]
    if own:
        parts.append(("ownanalyses_metadata", json.dumps([_metadata_of(one) for one in own])))
    return Form(tuple(parts))


def _input_of(name: str, given: ListInput) -> Union[str, TextFile]:
    if isinstance(given, str):
        return given
    if isinstance(given, (TextFile, os.PathLike)):
        return _file_of(given)
    return TextFile(f"{name}.txt", "".join(f"{gene}\n" for gene in given))


def _file_of(given: Union[os.PathLike, TextFile]) -> TextFile:
    return given if isinstance(given, TextFile) else TextFile(Path(given).name, Path(given).read_bytes())


def _metadata_of(one: OwnAnalysis) -> dict[str, Any]:
    known = {"tf": one.tf, "experiment_type": one.experiment_type, "edge_type": one.edge_type, **one.metadata}
    return {**known, "label": one.label} if one.label else known
