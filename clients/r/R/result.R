#' Run a query
#'
#' Each list is the name of a predefined one or a gene (one word), a vector of several gene ids, or an input made by
#' \code{\link{trellis_file}} or \code{\link{trellis_text}}.
#'
#' @param client a client, see \code{\link{trellis}}
#' @param query the query, e.g. \code{"NLP7 and TGA1"}
#' @param edges types of additional edges
#' @param target_genes keeps these targets
#' @param filter_tfs keeps these transcription factors
#' @param target_network a predicted network
#' @param background genes that tests draw from
#' @param network_header whether the first line of an uploaded network names its columns
#' @param own_analyses list of analyses made by \code{\link{own_analysis}}
#' @return a result, see \code{\link{result_table}} and its family
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' result <- trellis_query(client, "NLP7", target_genes = c("AT1G41060", "AT1G66440"))
#' stopifnot(identical(result_table(result)$`Gene ID`, c("AT1G41060", "AT1G66440")))
#' @export
trellis_query <- function(client, query, edges = NULL, target_genes = NULL, filter_tfs = NULL, target_network = NULL,
                          background = NULL, network_header = FALSE, own_analyses = list()) {
  form <- question_form(
    query, edges, genes_of(client, target_genes), genes_of(client, filter_tfs), target_network,
    genes_of(client, background), network_header, own_analyses
  )
  sent <- api_send(client, "POST", api_address(client, "/api/", query = list(result = 0)), form)
  answer <- read_answer(sent$content, "json", client$site)
  secret <- curl::parse_headers_list(sent$headers)[["x-request-secret"]]
  warn_all(answer$errors)
  new_result(client, answer$request_id, secret = secret, answer = answer)
}

#' The result of a request that was made before
#'
#' @param client a client, see \code{\link{trellis}}
#' @param id id of the request, which is in its address on the site
#' @param revision revision of names and hidden flags; default: the latest
#' @return a result, see \code{\link{result_table}} and its family
#' @export
trellis_result <- function(client, id, revision = NULL) new_result(client, id, revision = revision)

new_result <- function(client, id, revision = NULL, secret = NULL, answer = NULL) {
  result <- list(client = client, id = id, revision = revision, secret = secret, answer = answer)
  structure(result, class = "trellis_result")
}

#' @export
print.trellis_result <- function(x, ...) {
  stats <- result_stats(x)
  cat(sprintf(
    "<Trellis result %s: %d edges, %d TFs, %d targets>\n", x$id, stats$num_edges, stats$num_tfs, stats$num_targets
  ))
  invisible(x)
}

#' Views of a result
#'
#' Each returns a data frame of texts and numbers, a tibble where tibble is installed; its attribute \code{answer} holds the whole
#' answer of the API as a list. \code{plot} draws it (see \code{\link{result_figure}}), \code{write.csv} writes it.
#'
#' \code{result_table} has a row per target gene, \code{result_interactions} one per transcription factor, analysis and
#' target, \code{result_summary} one per analysis and edge type, \code{result_metadata} one per analysis,
#' \code{result_motifs} one per motif cluster, gene set and region, \code{result_target_lists} one per analysis and target
#' list, \code{result_gene_sets} one per pair of analyses, \code{result_bound} one per transcription factor,
#' \code{result_functions} one per Gene Ontology term and gene set, \code{result_aupr} one per point of the curve, and
#' \code{result_sungear} one per combination of analyses. \code{result_network} is a list of two data frames, \code{nodes}
#' and \code{edges}; \code{result_network_analysis} has a row per gene of the network; \code{result_stats} is a list of
#' numbers, \code{result_targets} a vector of gene ids.
#'
#' @param result a result, see \code{\link{trellis_query}}
#' @param precision precision cutoff of the target network
#' @param edges types of additional edges
#' @param genes ids of genes; all by default
#' @param sets,universe genes that overlaps compare, and from which they draw; by default those that the query has not
#'   selected itself, as on the pages
#' @param test what tests of motifs count: genes with a hit, as on the pages, or every hit, \code{"hits"}
#' @param model what explains overlaps by chance: by default both equal chances for all genes and their degrees, as on the pages
#' @param expected genes that groups are compared with: those that could be drawn, as on the pages, or \code{"union"}, those of
#'   the diagram
#' @param ... further parameters of the call: see \code{\link{trellis_read_motifs}},
#'   \code{\link{trellis_read_target_lists}}, \code{\link{trellis_read_gene_sets}},
#'   \code{\link{trellis_read_bound_regulated}}, \code{\link{trellis_read_result_functions}},
#'   \code{\link{trellis_read_sungear}}, \code{\link{trellis_read_targets}}
#' @return a data frame, unless said otherwise
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' result <- trellis_query(client, "NLP7 and TGA1")
#' stopifnot(
#'   nrow(result_table(result)) == 1912, names(result_table(result))[1] == "Gene ID",
#'   nrow(result_interactions(result)) == 10067,
#'   result_summary(result)$targets[1] == 1720,
#'   nrow(result_network(result)$nodes) == 1912,
#'   result_network_analysis(result)$out[1] == 1911,
#'   sum(result_sungear(result)$genes) == 1912,
#'   result_metadata(result)$TECHNOLOGY[1] == "ampDAPseq",
#'   result_targets(result)[1] == "AT1G41060",
#'   all(c("motif", "region", "adjusted_p") %in% names(result_motifs(result, alpha = 1))),
#'   result_gene_sets(result)$analysis1[1] == 52,
#'   result_bound(result)$symbol[1] == "NLP7",
#'   result_functions(result)$set[1] == "All genes of the result"
#' )
#' listed <- trellis_query(client, "NLP7", target_genes = "Nitrogen_by_Time")
#' stopifnot(result_target_lists(listed)$list[1] == "5 min")
#' predicted <- trellis_query(client, "all_tfs", target_network = "Root_Ranked_Network")
#' area <- attr(result_aupr(predicted), "answer")
#' stopifnot(area$aupr > area$random)
#' @family results
#' @export
result_table <- function(result) {
  text <- trellis_export_table(result$client, result$id, revision = result$revision, first = "id")
  shown_frame(read_table(text, are_table_numbers))
}

#' @rdname result_table
#' @export
result_interactions <- function(result) {
  text <- trellis_export_csv(result$client, result$id, revision = result$revision, tag = "0")
  shown_frame(read_table(text, c("ANALYSIS", "Log2FC", "Pvalue")))
}

#' @rdname result_table
#' @export
result_stats <- function(result) trellis_read_stats(result$client, result$id, revision = result$revision)

#' @rdname result_table
#' @export
result_targets <- function(result, ...) {
  text <- trellis_read_targets(result$client, result$id, revision = result$revision, ...)
  strsplit(text, "\\s+")[[1]]
}

#' @rdname result_table
#' @export
result_summary <- function(result) {
  read <- function(...) trellis_read_summary(..., all = "1")
  view_frame(result, "summary", read, trellis_export_summary, draw = trellis_draw_summary)
}

#' @rdname result_table
#' @export
result_metadata <- function(result) {
  answer <- result$answer
  if (is.null(answer)) {
    answer <- trellis_read_result(result$client, result$id, revision = result$revision, result = 0)
  }
  grid <- answer$metadata
  ids <- Filter(function(id) id != "KEY", vapply(grid$columns, function(column) as.character(column$id), ""))
  keys <- vapply(grid$data, function(row) row$KEY, "")
  rows <- lapply(ids, function(id) structure(lapply(grid$data, function(row) row[[id]]), names = keys))
  as_frame(rows)
}

#' @rdname result_table
#' @export
result_network <- function(result, edges = NULL, precision = NULL) {
  elements <- trellis_read_network(
    result$client, result$id,
    revision = result$revision, edges = edges, precision = precision
  )
  is_node <- vapply(elements, function(one) one$group == "nodes", logical(1))
  list(
    nodes = as_frame(lapply(elements[is_node], function(one) c(one$data, one$position))),
    edges = shown_frame(read_table(
      trellis_export_network(
        result$client, result$id,
        revision = result$revision, edges = edges, precision = precision
      ),
      table_numbers$network
    ))
  )
}

#' @rdname result_table
#' @export
result_network_analysis <- function(result, edges = NULL, precision = NULL) {
  answer <- trellis_read_network_analysis(
    result$client, result$id,
    revision = result$revision, edges = edges, precision = precision
  )
  as_frame(answer$hubs, answer)
}

#' @rdname result_table
#' @export
result_motifs <- function(result, ..., test = "genes") {
  view_frame(
    result, "motifs", trellis_read_motifs, trellis_export_motifs,
    test = test, ..., draw = trellis_draw_motifs
  )
}

#' @rdname result_table
#' @export
result_target_lists <- function(result, ...) {
  view_frame(
    result, "target_lists", trellis_read_target_lists, trellis_export_target_lists, ...,
    draw = trellis_draw_target_lists
  )
}

#' @rdname result_table
#' @export
result_gene_sets <- function(result, ..., sets = "auto", universe = "auto", model = "both") {
  view_frame(
    result, "gene_sets", trellis_read_gene_sets, trellis_export_gene_sets,
    sets = sets, universe = universe, model = model, ..., draw = trellis_draw_gene_sets
  )
}

#' @rdname result_table
#' @export
result_bound <- function(result, ..., sets = "auto", universe = "auto") {
  view_frame(
    result, "bound", trellis_read_bound_regulated, trellis_export_bound_regulated,
    sets = sets, universe = universe, ...
  )
}

#' @rdname result_table
#' @export
result_functions <- function(result, ..., model = "both") {
  view_frame(
    result, "functions", trellis_read_result_functions, trellis_export_result_functions,
    model = model, ..., draw = trellis_draw_result_functions
  )
}

#' @rdname result_table
#' @export
result_aupr <- function(result, precision = NULL) {
  view_frame(result, "aupr", trellis_read_aupr, trellis_export_aupr, precision = precision, draw = trellis_draw_aupr)
}

#' @rdname result_table
#' @export
result_sungear <- function(result, genes = NULL, ..., expected = "universe") {
  if (is.null(genes)) {
    return(view_frame(
      result, "sungear", trellis_read_sungear, trellis_export_sungear,
      expected = expected, ..., draw = trellis_draw_sungear
    ))
  }
  answer <- trellis_narrow_sungear(
    result$client, result$id,
    genes = genes, revision = result$revision, expected = expected, ...
  )
  as_frame(sungear_rows(answer), answer)
}

#' Files of a result
#'
#' \code{result_archive} saves question, inputs, methods, tables and figures as a zip, \code{result_xlsx} the table and the
#' metadata as a workbook, \code{result_sif} the network for Cytoscape, \code{result_arrow} a part of the result as an Arrow
#' file: the path for \code{arrow::read_ipc_file}.
#'
#' @param result a result, see \code{\link{trellis_query}}
#' @param path path of the file to write
#' @param part \code{"interactions"} (default), \code{"table"} or \code{"matrix"}; see \code{\link{trellis_export_arrow}}
#' @param ... further parameters of the call: see \code{\link{trellis_export_everything}}, \code{\link{trellis_export_sif}}
#' @return the path, invisibly
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' path <- result_archive(trellis_query(client, "NLP7 and TGA1"), tempfile(fileext = ".zip"))
#' stopifnot("methods.md" %in% basename(utils::unzip(path, list = TRUE)$Name))
#' @family results
#' @export
result_archive <- function(result, path, ...) {
  writeBin(trellis_export_everything(result$client, result$id, revision = result$revision, ...), path)
  invisible(path)
}

#' @rdname result_archive
#' @export
result_xlsx <- function(result, path) {
  writeBin(trellis_export_xlsx(result$client, result$id, revision = result$revision), path)
  invisible(path)
}

#' @rdname result_archive
#' @export
result_arrow <- function(result, path, part = NULL) {
  writeBin(trellis_export_arrow(result$client, result$id, revision = result$revision, part = part), path)
  invisible(path)
}

#' @rdname result_archive
#' @export
result_sif <- function(result, path, ...) {
  text <- trellis_export_sif(result$client, result$id, revision = result$revision, ...)
  writeBin(charToRaw(text), path)
  invisible(path)
}

#' Delete a request with all that came with it
#'
#' Only who ran the query can: the result of \code{\link{trellis_query}} holds the secret.
#'
#' @param result a result, see \code{\link{trellis_query}}
#' @return nothing
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' result <- trellis_query(client, "TGA1")
#' result_delete(result)
#' stopifnot(tryCatch(result_stats(result), trellis_error = function(error) error$status) == 410)
#' @family results
#' @export
result_delete <- function(result) {
  headers <- if (is.null(result$secret)) list() else list(`X-Request-Secret` = result$secret)
  api_call(result$client, "DELETE", "/api/{id}/", "nothing", params = list(id = result$id), headers = headers)
}

# The table of a view, with its whole answer as an attribute. Some parameters of answers change no table.
view_frame <- function(result, view, read, export, ..., draw = NULL) {
  given <- list(client = result$client, id = result$id, revision = result$revision, ...)
  text <- do.call(export, given[setdiff(names(given), c("genes", "label", "top"))])
  frame <- read_table(text, table_numbers[[view]])
  drawn <- if (!is.null(draw)) {
    function(...) {
      asked <- utils::modifyList(given[names(given) %in% names(formals(draw))], list(...))
      new_figure(do.call(draw, asked), view)
    }
  }
  shown_frame(frame, do.call(read, given), drawn)
}

# A CSV file as a data frame: `numbers` are the columns with numbers, or tell them, all others are text. A text that a spreadsheet would run
# as a formula has a ' before it in the file, and none in the frame.
read_table <- function(text, numbers) {
  frame <- utils::read.csv(
    text = text, check.names = FALSE, colClasses = "character", na.strings = "", encoding = "UTF-8", quote = "\""
  )
  is_number <- if (is.function(numbers)) numbers(names(frame)) else names(frame) %in% numbers
  frame[is_number] <- lapply(frame[is_number], utils::type.convert, as.is = TRUE)
  frame[!is_number] <- lapply(frame[!is_number], function(column) {
    sub("^'([=+@\t\r\uff1d\uff0b\uff0d\uff20-])", "\\1", column)
  })
  frame
}
