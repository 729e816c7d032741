"""Prints the sheets of a workbook as JSON, read from its XML with the standard library: headings, formats and widths."""

import json
import re
import sys
import zipfile
from xml.etree import ElementTree

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
FORMATS = {"0": "General", "2": "0.00", "3": "#,##0", "11": "0.00E+00"}


def column(reference):
    number = 0
    for letter in re.match("[A-Z]+", reference).group():
        number = number * 26 + ord(letter) - 64
    return number - 1


def styles(book):
    root = ElementTree.fromstring(book.read("xl/styles.xml"))
    bold = [font.find(MAIN + "b") is not None for font in root.iter(MAIN + "font")]
    formats = root.find(MAIN + "cellXfs")
    return [(FORMATS[one.get("numFmtId")], bold[int(one.get("fontId"))]) for one in formats]


def cell(one, known):
    form, bold = known[int(one.get("s", "0"))]
    text = one.find(f"{MAIN}is/{MAIN}t")
    number = one.find(MAIN + "v")
    value = text.text if text is not None else float(number.text) if number is not None else None
    return {"value": value, "format": form, "bold": bold}


def sheet(book, path, known):
    root = ElementTree.fromstring(book.read(path))
    rows = [{column(c.get("r")): cell(c, known) for c in row} for row in root.iter(MAIN + "row")]
    return {
        "rows": rows,
        "heights": [float(row.get("ht", 15)) for row in root.iter(MAIN + "row")],
        "widths": [float(c.get("width")) for c in root.iter(MAIN + "col")],
        "merged": [c.get("ref") for c in root.iter(MAIN + "mergeCell")],
        "frozen": root.find(f".//{MAIN}pane").get("topLeftCell"),
    }


with zipfile.ZipFile(sys.argv[1]) as book:
    known = styles(book)
    paths = sorted(name for name in book.namelist() if name.startswith("xl/worksheets/"))
    json.dump([sheet(book, path, known) for path in paths], sys.stdout)
