/** Where a script finds a result on a site. */
export interface ScriptSource {
  /** Origin of the site, e.g. `https://species.example.org`. */
  readonly origin: string;
  readonly id: string;
  readonly revision: number;
  /** Edition of the result, unless the host name implies it. */
  readonly edition?: string;
}

/** Languages of the scripts. */
export const languages = ['Python', 'R'] as const;
export type Language = (typeof languages)[number];

/** A script that reads the interactions and the target genes of a result from its site, without any package to install. */
export function scriptIn(language: Language, source: ScriptSource): string {
  return language === 'Python' ? python(source) : r(source);
}

/** The same script for an unpacked reproducibility archive: it reads the tables there, and runs in the archive's folder. */
export const archiveScript = (language: Language): string => (language === 'Python' ? archivePython : archiveR);

const archivePython = `# Run in the folder of the archive: python3 scripts/read_result.py
import csv
from pathlib import Path

# One row per TF, analysis and target gene, with fold change and p-value.
with open("tables/interactions.csv", encoding="utf-8", newline="") as file:
    interactions = list(csv.DictReader(file))
targets = Path("tables/target_genes.txt").read_text(encoding="utf-8").split()
tfs = {row["TF"] for row in interactions}
print(len(interactions), "interactions,", len(targets), "target genes,", len(tfs), "TFs")
`;

const archiveR = `# Run in the folder of the archive: Rscript scripts/read_result.R

# One row per TF, analysis and target gene, with fold change and p-value.
interactions <- read.csv("tables/interactions.csv", check.names = FALSE)
targets <- readLines("tables/target_genes.txt")
cat(nrow(interactions), "interactions,", length(targets), "target genes,", length(unique(interactions$TF)), "TFs\\n")
`;

/** A text as a string literal of both languages, escaped as in JSON. */
const literal = (text: string): string => JSON.stringify(text);

const scriptSearch = ({ revision, edition }: ScriptSource): string =>
  `revision=${revision}${edition === undefined ? '' : `&edition=${encodeURIComponent(edition)}`}`;

function python(source: ScriptSource): string {
  return `import csv
import io
import json
from urllib.request import urlopen

site = ${literal(source.origin)}
request = ${literal(source.id)}
search = ${literal(scriptSearch(source))}


def read(path):
    with urlopen(f"{site}/api/{path}?{search}") as answer:
        return answer.read().decode("utf-8")


# One row per TF, analysis and target gene, with fold change and p-value.
interactions = list(csv.DictReader(io.StringIO(read(f"export/{request}.csv"))))
targets = read(f"table/{request}/targets.txt").split()
summary = json.loads(read(f"summary/{request}/"))
print(len(interactions), "interactions,", len(targets), "target genes,", summary["total_tfs"], "TFs")
`;
}

function r(source: ScriptSource): string {
  return `site <- ${literal(source.origin)}
request <- ${literal(source.id)}
search <- ${literal(scriptSearch(source))}

address <- function(path) paste0(site, "/api/", path, "?", search)

# One row per TF, analysis and target gene, with fold change and p-value.
interactions <- read.csv(address(paste0("export/", request, ".csv")), check.names = FALSE)
targets <- readLines(address(paste0("table/", request, "/targets.txt")))
cat(nrow(interactions), "interactions,", length(targets), "target genes,", length(unique(interactions$TF)), "TFs\\n")
`;
}
