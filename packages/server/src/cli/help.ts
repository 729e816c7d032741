/** The text of `trellis --help`. */
export const helpText = `Usage: trellis COMMAND ...

Commands:
  fetch EDITION|RECIPE ..      download public data, convert them and import them
  recipes list|check|test|new look at the recipes of public data, or begin one
  import DIR                  read a whole folder into an edition's data set
  import KIND FILE            read one file into it (annotation, analysis, edges, motifs, ...)
  edition new|show|set        begin a species, or say what an edition is
  remove KIND NAME            remove an analysis, edge type, list or network
  export DIR                  write a data set as a folder that can be imported
  release                     write a version as Parquet, CSV, regulons and gene sets
  site                        write the whole site as files for any web space
  versions list|pin|remove|diff  older versions of the data sets that are kept
  check                       read every data set back and compare it with its counts and hashes
  demo                        make a synthetic data set
  serve                       serve the site and the API
  mcp                         let an assistant ask questions (Model Context Protocol)
  read FILE                   show how a file of genes, edges or an analysis is understood
  query QUERY                 run a query, and write a view of its result
  regulators FILE             rank the TFs whose targets a gene list is enriched in
  functions FILE              Gene Ontology terms in which a gene list is enriched
  gene GENE                   what is known about a gene or TF
  overview [SEARCH]           analyses and their metadata
  feedback                    list what users have written
  requests list|remove|expire  list or delete results with analyses of users' own
  reproduce ARCHIVE.zip       compute a downloaded result again and compare it byte for byte
  benchmark regulators        measure how well regulators of gene lists are ranked
  benchmark chance            measure what the tests find by chance
  backup DIR                  write everything, requests and feedback too, into a new folder
  restore DIR                 put a backup back
  completion SHELL            completion for bash, zsh or fish

trellis --version prints the version.
All commands take --data FOLDER or --data postgres://... (default: DATABASE_URL, else data). Each explains itself with --help.
-e, -f, -o, -q and -h are short for --edition, --format, --out, --quiet and --help; TRELLIS_EDITION is the edition where none is given.
Exit codes: 0 done, 1 an error (one sentence on stderr), 2 the command line was not understood.`;
