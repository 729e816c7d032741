#' Questions about a gene list
#'
#' \code{trellis_regulators} ranks the transcription factors whose targets a gene list is enriched in,
#' \code{trellis_functions} the Gene Ontology terms, and \code{trellis_orthologs} carries the list over to another edition.
#'
#' @param client a client, see \code{\link{trellis}}
#' @param genes gene ids, symbols or aliases
#' @param rows \code{"tfs"}, a row per transcription factor with its analysis of the smallest p-value, or \code{"analyses"}
#' @param to the other edition
#' @param ... further parameters of the call, e.g. \code{list} (name of a predefined list in place of \code{genes}) and
#'   \code{background}: see \code{\link{trellis_find_regulators}}, \code{\link{trellis_find_functions}},
#'   \code{\link{trellis_find_orthologs}}
#' @return a data frame, best first; its attribute \code{answer} holds the whole answer
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' stopifnot(trellis_regulators(client, list = "Nitrogen_by_Time")$symbol[1] == "NAC032")
#' terms <- trellis_functions(client, list = "Nitrogen_by_Time", aspects = "BP")
#' stopifnot(terms$name[1] == "response to nitrate", terms$k[1] == 80, terms$adjusted_p[1] < 1e-6)
#' analyses <- trellis_regulators(client, c("AT1G41060", "AT1G66440"), rows = "analyses")
#' stopifnot(all(c("analysis", "kind", "k", "K", "fold", "adjusted_p") %in% names(analyses)))
#' stopifnot(trellis_orthologs(client, "AT1G10900", to = "maize")$ortholog == "Zm00001d041232")
#' unknown <- tryCatch(trellis_functions(client, c("AT1G41060", "nothing")), warning = conditionMessage)
#' stopifnot(unknown == "1 of 2 names not in database: nothing")
#' @family questions
#' @export
trellis_regulators <- function(client, genes = NULL, ..., rows = "tfs") {
  answer <- trellis_find_regulators(client, genes = genes, ...)
  warn_all(left_out(answer))
  numbers <- if (rows == "tfs") table_numbers$regulators else table_numbers$regulator_analyses
  shown_frame(read_table(trellis_export_regulators(client, genes = genes, ..., rows = rows), numbers), answer)
}

#' @rdname trellis_regulators
#' @export
trellis_functions <- function(client, genes = NULL, ...) {
  answer <- trellis_find_functions(client, genes = genes, ...)
  warn_all(left_out(answer))
  shown_frame(read_table(trellis_export_functions(client, genes = genes, ...), table_numbers$terms), answer)
}

#' @rdname trellis_regulators
#' @export
trellis_orthologs <- function(client, genes = NULL, to, ...) {
  answer <- trellis_find_orthologs(client, genes = genes, to = to, ...)
  warn_all(left_out(answer))
  pairs <- lapply(answer$pairs, function(pair) list(gene = pair[[1]], ortholog = pair[[2]], type = pair[[3]]))
  as_frame(pairs, answer)
}

#' Questions about the data set
#'
#' \code{trellis_gene} is what is known about a gene, a list; \code{trellis_search} finds genes, terms, lists, networks and
#' analyses; \code{trellis_overview} has a row per analysis, \code{trellis_tfs} one per transcription factor;
#' \code{trellis_lists} and \code{trellis_networks} name the predefined gene lists and target networks.
#'
#' @param client a client, see \code{\link{trellis}}
#' @param name id, symbol or alias of a gene
#' @param words what to search for
#' @param search \code{"key = value"}, \code{"key != value"}, or any text
#' @param limit most hits per kind
#' @return a data frame, a list, or a vector of names
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' stopifnot(trellis_gene(client, "NLP7")$id == "AT4G24020")
#' stopifnot(trellis_search(client, "NLP7")$kind[1] == "tf")
#' stopifnot(nrow(trellis_overview(client, "TECHNOLOGY = ChIPseq")) == 10)
#' stopifnot(trellis_tfs(client)$name[1] == "LHY")
#' stopifnot("Clock_Genes" %in% trellis_lists(client))
#' stopifnot("Root_Ranked_Network" %in% trellis_networks(client))
#' @family questions
#' @export
trellis_gene <- function(client, name) trellis_read_gene(client, name)

#' @rdname trellis_gene
#' @export
trellis_search <- function(client, words, limit = NULL) {
  answer <- trellis_search_everything(client, q = words, limit = limit)
  as_frame(answer$hits, answer)
}

#' @rdname trellis_gene
#' @export
trellis_overview <- function(client, search = NULL) {
  answer <- trellis_read_overview(client, search = search)
  as_frame(lapply(answer$datasets, function(one) c(one[c("id", "gene_id", "gene_name")], one$metadata)), answer)
}

#' @rdname trellis_gene
#' @export
trellis_tfs <- function(client) as_frame(trellis_read_tfs(client, all = 0))

#' @rdname trellis_gene
#' @export
trellis_lists <- function(client) unlist(trellis_read_lists(client))

#' @rdname trellis_gene
#' @export
trellis_networks <- function(client) unlist(trellis_read_networks(client))
