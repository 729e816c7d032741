# Asks the queries of the file that is the first argument, one after the other, and writes the answers of this client as
# JSON to the second one. Input: a list of {name, request: {query, edges, fields, files}, views}.
source("tests/smoke/load.R")
paths <- commandArgs(trailingOnly = TRUE)
client <- trellis(site, edition = "development")

# The text of an answer; jsonlite takes ten times as long for lists of single values.
as_json <- function(value) {
  if (is.null(value)) return("null")
  if (is.list(value)) {
    parts <- vapply(value, as_json, "", USE.NAMES = FALSE)
    if (is.null(names(value))) return(paste0("[", paste(parts, collapse = ","), "]"))
    keys <- encodeString(names(value), quote = "\"")
    return(paste0("{", paste(keys, parts, sep = ":", recycle0 = TRUE, collapse = ","), "}"))
  }
  if (is.character(value)) return(encodeString(value, quote = "\""))
  if (is.logical(value)) return(if (is.na(value)) "null" else tolower(value))
  sprintf(if (is.integer(value)) "%d" else "%.17g", value)
}

ask <- function(case) {
  fields <- case$request$fields
  input <- function(name) {
    file <- case$request$files[[name]]
    if (is.null(file)) fields[[name]] else trellis_text(file$filename, file$text)
  }
  result <- trellis_query(
    client, case$request$query,
    edges = unlist(case$request$edges), target_genes = input("targetgenes"), filter_tfs = input("filtertfs"),
    target_network = input("targetnetworks"), background = input("backgroundgenes"),
    network_header = identical(fields$networkHeaders, "true")
  )
  answer <- function(frame) attr(frame, "answer")
  views <- list(
    whole = function() trellis_read_result(client, result$id),
    ids = function() trellis_read_analysis_ids(client, result$id),
    stats = function() result_stats(result),
    summary = function() trellis_read_summary(client, result$id),
    network = function() trellis_read_network(client, result$id),
    motif = function() answer(result_motifs(result, test = NULL)),
    listEnrichment = function() answer(result_target_lists(result)),
    analysisEnrichment = function() answer(result_gene_sets(result, sets = NULL, universe = NULL, model = NULL)),
    sungear = function() answer(result_sungear(result, expected = "union")),
    aupr = function() trellis_draw_aupr(client, result$id)
  )
  counts <- list(
    genes = nrow(result_table(result)), edges = nrow(result_interactions(result)),
    targets = length(result_targets(result))
  )
  c(list(status = 200, counts = counts), lapply(views[unlist(case$views)], function(read) read()))
}

refused <- function(error) list(status = error$status, text = conditionMessage(error))
cases <- jsonlite::fromJSON(paths[1], simplifyVector = FALSE)
answers <- lapply(cases, function(case) tryCatch(ask(case), trellis_error = refused))
names(answers) <- vapply(cases, function(case) case$name, "")
writeLines(enc2utf8(as_json(answers)), paths[2], useBytes = TRUE)
