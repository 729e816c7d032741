#' Ask a Trellis site which genes a transcription factor binds and regulates
#'
#' Begin with \code{\link{trellis}}, which makes a client, and \code{\link{trellis_query}}, which runs a query. Every call of
#' the API is a function of its own, e.g. \code{\link{trellis_read_summary}}; \code{\link{result_table}} and its family make
#' data frames of the answers.
#'
#' @rawNamespace exportPattern("^trellis_")
#' @keywords internal
"_PACKAGE"
