#' Errors of calls
#'
#' A call that fails stops with a condition of class \code{trellis_error}. Its message is one sentence; its fields are
#' \code{status} (HTTP status, 0 when the site was not reached), \code{code} (e.g. \code{unknown-tf}; \code{unreachable};
#' \code{no-server} when the site is a folder of files),
#' \code{suggestions} (names to write instead) and \code{retry_after} (seconds, if the server said so).
#'
#' @name trellis_error
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' error <- tryCatch(trellis_query(client, "NLP7x"), trellis_error = identity)
#' stopifnot(error$code == "unknown-tf", error$suggestions[[1]] == "NLP7")
NULL

stop_call <- function(sentence, status, problem = NULL, retry_after = NULL, code = problem$code) {
  fields <- list(
    message = sentence,
    call = NULL,
    status = status,
    code = if (status == 0) "unreachable" else code,
    suggestions = unlist(problem$suggestions),
    problem = problem,
    retry_after = retry_after
  )
  stop(structure(fields, class = c("trellis_error", "error", "condition")))
}

# The error of an answer: a problem, one plain sentence, or the page of a proxy, which is not repeated.
stop_answer <- function(answer, media, asked) {
  text <- trimws(text_of(answer$content))
  status <- answer$status_code
  if (startsWith(paste0(media, ""), "application/problem+json")) {
    problem <- jsonlite::fromJSON(text, simplifyVector = FALSE)
    stop_call(problem$detail, status, problem, asked)
  }
  plain <- startsWith(paste0(media, ""), "text/plain") && nzchar(text)
  stop_call(if (plain) text else sprintf("The server answered %d.", status), status, NULL, asked)
}
