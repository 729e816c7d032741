"""Figures of the site."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Union


class Figure:
    """A figure as SVG, as the pages draw it: a notebook shows it.

    >>> figure = result.summary().plot()
    >>> figure.svg.startswith("<svg")
    True
    """

    def __init__(self, svg: str, name: str) -> None:
        self.svg = svg
        self.name = name

    def save(self, path: Union[str, os.PathLike]) -> Path:
        """Write the SVG to a file."""
        Path(path).write_text(self.svg, "utf-8")
        return Path(path)

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Figure: SVG, {self.name}; save(path) writes it>"
