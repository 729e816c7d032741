/** Where a result is asked for from a script. */
export interface ScriptSource {
  /** Origin of the site, e.g. `https://arabidopsis.example.org`. */
  readonly origin: string;
  readonly id: string;
  readonly revision: number;
  /** Edition to name, when the host name does not. */
  readonly edition?: string;
}

/** Languages that scripts are written in. */
export const languages = ['Python', 'R'] as const;
export type Language = (typeof languages)[number];

/** A script that reads the interactions, the summary and the overlaps of a result, with nothing but the language itself. */
export function scriptIn(language: Language, source: ScriptSource): string {
  return language === 'Python' ? python(source) : r(source);
}

/** A text as a literal of both languages: origins and editions hold no quotes, but nothing is trusted. */
const literal = (text: string): string => JSON.stringify(text);

const searchOf = ({ revision, edition }: ScriptSource): string =>
  `revision=${revision}${edition === undefined ? '' : `&edition=${encodeURIComponent(edition)}`}`;

function python(source: ScriptSource): string {
  return `import csv
import io
import json
from urllib.request import urlopen

site = ${literal(source.origin)}
request = ${literal(source.id)}
search = ${literal(searchOf(source))}


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
search <- ${literal(searchOf(source))}

address <- function(path) paste0(site, "/api/", path, "?", search)

# One row per TF, analysis and target gene, with fold change and p-value.
interactions <- read.csv(address(paste0("export/", request, ".csv")), check.names = FALSE)
targets <- readLines(address(paste0("table/", request, "/targets.txt")))
cat(nrow(interactions), "interactions,", length(targets), "target genes,", length(unique(interactions$TF)), "TFs\\n")
`;
}
