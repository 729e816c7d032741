#' Inputs of a query
#'
#' \code{trellis_file} is a file, \code{trellis_text} a text that is sent as one. \code{own_analysis} is an analysis of
#' one's own: a file with a gene per line (genes, fold changes, p-values), and what is known about it.
#'
#' @param path path of a file
#' @param name file name, by which results call it
#' @param text its text
#' @param file what \code{trellis_file} or \code{trellis_text} returns
#' @param tf gene of the transcription factor
#' @param experiment_type e.g. \code{"Expression"}
#' @param edge_type e.g. \code{"in vivo:Regulated"}
#' @param ... further metadata, e.g. \code{label = "mine"}
#' @return an input for \code{\link{trellis_query}}
#' @examples
#' trellis_text("genes.txt", c("AT1G41060", "AT1G66440"))$name
#' @name inputs
NULL

#' @rdname inputs
#' @export
trellis_file <- function(path) {
  content <- readBin(path, "raw", file.size(path))
  structure(list(name = basename(path), content = content), class = "trellis_input")
}

#' @rdname inputs
#' @export
trellis_text <- function(name, text) {
  content <- charToRaw(enc2utf8(paste(text, collapse = "\n")))
  structure(list(name = name, content = content), class = "trellis_input")
}

#' @rdname inputs
#' @export
own_analysis <- function(file, tf, experiment_type, edge_type, ...) {
  list(file = file, metadata = list(tf = tf, experiment_type = experiment_type, edge_type = edge_type, ...))
}

# The form of a query: names with a text or a file, in order.
question_form <- function(query, edges = NULL, target_genes = NULL, filter_tfs = NULL, target_network = NULL,
                          background = NULL, network_header = FALSE, own_analyses = list()) {
  part <- function(name, value) list(list(name = name, value = value))
  lists <- list(
    targetgenes = target_genes, filtertfs = filter_tfs, targetnetworks = target_network, backgroundgenes = background
  )
  parts <- part("query", query)
  for (edge in edges) parts <- c(parts, part("edges", edge))
  for (name in names(lists)) {
    if (!is.null(lists[[name]])) parts <- c(parts, part(name, input_of(name, lists[[name]])))
  }
  if (network_header) parts <- c(parts, part("networkHeaders", "true"))
  for (own in own_analyses) parts <- c(parts, part("ownanalyses", own$file))
  if (length(own_analyses)) {
    metadata <- lapply(unname(own_analyses), function(own) own$metadata)
    parts <- c(parts, part("ownanalyses_metadata", to_json(metadata)))
  }
  structure(parts, class = "trellis_form")
}

# A word that names a gene, and not a predefined list, is a list of one.
genes_of <- function(client, value) {
  if (!is.character(value) || length(value) != 1 || value %in% unlist(trellis_read_lists(client))) return(value)
  found <- trellis_look_up_gene_names(client, names = value)
  if (length(found$unknown) || length(found$ambiguous)) value else trellis_text("genes.txt", value)
}

# One word names a predefined list; several are gene ids.
input_of <- function(name, value) {
  if (inherits(value, "trellis_input")) return(value)
  if (length(value) == 1) return(value)
  trellis_text(paste0(name, ".txt"), value)
}

encode_form <- function(form) {
  boundary <- paste0("trellis", format(as.numeric(Sys.time()) * 1e6, scientific = FALSE), Sys.getpid())
  quoted <- function(name) gsub("\n", "%0A", gsub("\r", "%0D", gsub("\"", "%22", name, fixed = TRUE)))
  chunks <- lapply(unclass(form), function(part) {
    head <- sprintf("--%s\r\nContent-Disposition: form-data; name=\"%s\"", boundary, quoted(part$name))
    if (inherits(part$value, "trellis_input")) {
      head <- sprintf("%s; filename=\"%s\"\r\nContent-Type: application/octet-stream", head, quoted(part$value$name))
      content <- part$value$content
    } else {
      content <- charToRaw(enc2utf8(part$value))
    }
    c(charToRaw(enc2utf8(paste0(head, "\r\n\r\n"))), content, charToRaw("\r\n"))
  })
  list(
    media = paste0("multipart/form-data; boundary=", boundary),
    content = c(unlist(chunks), charToRaw(sprintf("--%s--\r\n", boundary)))
  )
}
