/** An example of code that loads a release. */
export interface CodeExample {
  readonly name: string;
  readonly code: string;
}

interface Address {
  /** Address of the release, ending with `/`. */
  readonly base: string;
  /** What follows the name of a file in its address; mostly ''. */
  readonly end: string;
}

/** Code that loads the tables, regulons and gene sets of a release in R, Python and DuckDB. */
export const codeExamples = ({ base, end }: Address): CodeExample[] => [
  { name: 'R', code: inR(base, end) },
  { name: 'Python', code: inPython(base, end) },
  { name: 'DuckDB', code: inDuckDb(base, end) },
];

const inR = (
  base: string,
  end: string,
): string => `# install.packages("arrow"); BiocManager::install(c("decoupleR", "fgsea"))
fetch <- function(file) {
  path <- file.path(tempdir(), file)
  download.file(paste0("${base}", file${end && `, "${end}"`}), path, mode = "wb")
  path
}

interactions <- arrow::read_parquet(fetch("interactions.parquet"))
network <- read.csv(fetch("regulons_decoupler.csv.gz"))
sets <- fgsea::gmtPathways(fetch("analyses.gmt.gz"))

# TF activities; expression is a matrix with gene ids as row names
activities <- decoupleR::run_ulm(expression, network, .mor = "mor")`;

const inPython = (base: string, end: string): string => `# pip install pandas pyarrow decoupler
import pandas as pd

base = "${base}"
interactions = pd.read_parquet(base + "interactions.parquet${end}")
network = pd.read_csv(base + "regulons_decoupler.csv.gz${end}", compression="gzip")

# TF activities; expression is a data frame with gene ids as columns
import decoupler as dc
activities, p_values = dc.mt.ulm(expression, network[["source", "target", "weight"]])`;

const inDuckDb = (base: string, end: string): string => `-- the TFs with the most induced targets
SELECT tf, symbol, count(*) AS induced
FROM read_parquet('${base}interactions.parquet${end}')
JOIN (SELECT analysis, symbol FROM read_parquet('${base}analyses.parquet${end}')) USING (analysis)
WHERE kind = 'INDUCED'
GROUP BY tf, symbol
ORDER BY induced DESC
LIMIT 10;`;

/** Names of the files that the build makes of the clients; a test compares them. */
export const clientFiles = {
  python: 'trellis_tf-0.1.0-py3-none-any.whl',
  r: 'trellisTF_0.1.0.tar.gz',
  typescript: 'trellis-client-0.1.0.tgz',
} as const;

/** The commands that install the clients from a site. */
export const clientCommands = (origin: string): CodeExample[] => [
  { name: 'Python client', code: `pip install ${origin}/clients/${clientFiles.python}` },
  {
    name: 'R client',
    code: `install.packages(c("curl", "jsonlite"))
install.packages("${origin}/clients/${clientFiles.r}", repos = NULL, type = "source")`,
  },
  { name: 'TypeScript client', code: `npm install ${origin}/clients/${clientFiles.typescript}` },
];
