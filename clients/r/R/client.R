#' A client of a site
#'
#' @param url address of the site, e.g. \code{"http://127.0.0.1:8000"}; by default that in the environment variable TRELLIS_URL
#' @param edition data set to ask; by default that in TRELLIS_EDITION, else that of the host name
#' @param retries further attempts after 429 (too many calls) and 503 (busy)
#' @param timeout seconds to wait for an answer
#' @return a client, the first argument of every call
#' @examplesIf nzchar(Sys.getenv("TRELLIS_URL"))
#' client <- trellis(Sys.getenv("TRELLIS_URL"), edition = "arabidopsis")
#' result <- trellis_query(client, "NLP7 and TGA1")
#' stopifnot(result_stats(result)$num_targets == 1912)
#' @export
trellis <- function(url = Sys.getenv("TRELLIS_URL"), edition = NULL, retries = 4, timeout = 300) {
  if (is.null(edition) && nzchar(Sys.getenv("TRELLIS_EDITION"))) edition <- Sys.getenv("TRELLIS_EDITION")
  if (!grepl("^https?://[^/]+", url)) {
    stop_call(sprintf("\"%s\" is not the address of a site, such as http://127.0.0.1:8000.", url), 0)
  }
  client <- list(site = sub("/+$", "", url), edition = edition, retries = retries, timeout = timeout)
  structure(client, class = "trellis_client")
}

#' @export
print.trellis_client <- function(x, ...) {
  cat(sprintf("<Trellis site %s%s>\n", x$site, if (is.null(x$edition)) "" else paste(", edition", x$edition)))
  invisible(x)
}

# Makes a call, and reads its answer: `gives` is json, text, bytes or nothing.
api_call <- function(client, method, path, gives, params = list(), query = list(), body = NULL, headers = list()) {
  answer <- api_send(client, method, api_address(client, path, params, query), body, headers)
  read_answer(answer$content, gives, client$site)
}

read_answer <- function(content, gives, site) {
  switch(gives,
    json = read_json(text_of(content), site),
    lines = answers_in_order(strsplit(text_of(content), "\n", fixed = TRUE)[[1]]),
    text = text_of(content),
    bytes = content,
    nothing = invisible(NULL)
  )
}

# The value of a JSON answer; stops for the page of something else.
read_json <- function(text, site) {
  tryCatch(
    jsonlite::fromJSON(text, simplifyVector = FALSE),
    error = function(cause) {
      stop_call(sprintf("%s answers with a page: is it the address of a Trellis site?", site), 200)
    }
  )
}

answers_in_order <- function(lines) {
  answers <- lapply(lines[nzchar(lines)], jsonlite::fromJSON, simplifyVector = FALSE)
  answers[order(vapply(answers, function(answer) answer$line, 1))]
}

text_of <- function(content) {
  text <- rawToChar(content)
  Encoding(text) <- "UTF-8"
  text
}

# The address of a call: the path with its parameters, the edition and the query, all encoded.
api_address <- function(client, path, params = list(), query = list()) {
  for (name in names(params)) {
    path <- sub(paste0("{", name, "}"), curl::curl_escape(as.character(params[[name]])), path, fixed = TRUE)
  }
  search <- c(list(edition = client$edition), query)
  pairs <- unlist(lapply(names(search), function(name) {
    values <- search[[name]]
    if (length(values)) paste0(curl::curl_escape(name), "=", curl::curl_escape(as_word(values)))
  }))
  paste0(client$site, path, if (length(pairs)) paste0("?", paste(pairs, collapse = "&")))
}

as_word <- function(values) {
  if (is.logical(values)) return(tolower(as.character(values)))
  if (is.numeric(values)) return(format(values, digits = 15, scientific = FALSE, trim = TRUE))
  enc2utf8(as.character(values))
}

# Makes a call; waits and tries again after 429 and 503.
api_send <- function(client, method, address, body = NULL, headers = list()) {
  sent <- c(
    list(Accept = "application/problem+json, */*", `User-Agent` = "trellisTF/0.1.0 (R)"),
    headers
  )
  content <- NULL
  if (inherits(body, "trellis_form")) {
    encoded <- encode_form(body)
    sent$`Content-Type` <- encoded$media
    content <- encoded$content
  } else if (inherits(body, "trellis_lines")) {
    sent$`Content-Type` <- "application/x-ndjson"
    content <- charToRaw(enc2utf8(paste0(body, "\n", collapse = "")))
  } else if (!is.null(body)) {
    sent$`Content-Type` <- "application/json"
    content <- charToRaw(enc2utf8(to_json(body)))
  }
  attempt <- 0
  repeat {
    answer <- fetch_once(client, method, address, sent, content)
    told <- curl::parse_headers_list(answer$headers)
    folder <- if (can_be_of_files(answer$status_code, told[["content-type"]])) read_folder(client)
    if (!is.null(folder)) return(list(content = answer_of_folder(folder, client, address)))
    if (answer$status_code < 400) return(answer)
    asked <- retry_after(told[["retry-after"]], Sys.time())
    wait <- if (attempt < client$retries) wait_before(attempt, answer$status_code, asked, stats_random())
    if (is.null(wait)) stop_answer(answer, told[["content-type"]], asked)
    Sys.sleep(wait)
    attempt <- attempt + 1
  }
}

fetch_once <- function(client, method, address, headers, content) {
  handle <- curl::new_handle(timeout = client$timeout, followlocation = TRUE)
  curl::handle_setheaders(handle, .list = c(headers, list(Expect = "")))
  if (!is.null(content)) {
    curl::handle_setopt(handle, post = TRUE, postfieldsize = length(content), postfields = content)
  } else if (method == "POST") {
    curl::handle_setopt(handle, post = TRUE, postfieldsize = 0, postfields = raw(0))
  } else if (method != "GET") {
    curl::handle_setopt(handle, customrequest = method)
  }
  tryCatch(
    curl::curl_fetch_memory(address, handle),
    error = function(cause) stop_call(sprintf("%s cannot be reached: %s.", client$site, conditionMessage(cause)), 0)
  )
}

# A number from 0 to 1 that leaves the seed of the user's own random numbers alone.
stats_random <- function() (as.numeric(Sys.time()) * 1000) %% 1

# A body as JSON, without the fields that are NULL.
to_json <- function(body) {
  if (!is.null(names(body))) body <- Filter(Negate(is.null), body)
  as.character(jsonlite::toJSON(body, auto_unbox = TRUE, null = "null", digits = NA))
}

json_lines <- function(questions) structure(vapply(questions, to_json, ""), class = "trellis_lines")

# Several values that are sent as a list even if there is only one.
as_array <- function(values) {
  if (is.null(values)) return(NULL)
  if (is.list(values)) return(unname(lapply(values, as_array)))
  I(unname(values))
}
