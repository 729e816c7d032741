# Sites in a folder of files, which have releases and no server.

# Where a folder says what the call that lists releases answers, for each edition. A site with a server has no such file.
folder_index <- "/releases/index.json"

# Whether an answer can be that of a host of files: the page of a site, or a refusal that is not an API's problem.
can_be_of_files <- function(status, media) {
  media <- paste0(media, "")
  if (status < 400) return(startsWith(media, "text/html"))
  !status %in% c(429, 503) && !startsWith(media, "application/problem+json")
}

# What a folder says about its releases; NULL for anything else.
read_folder <- function(client) {
  tryCatch(
    {
      answer <- fetch_once(client, "GET", paste0(client$site, folder_index), list(Accept = "application/json"), NULL)
      said <- jsonlite::fromJSON(text_of(answer$content), simplifyVector = FALSE)
      if (answer$status_code < 400 && is.list(said$editions)) said
    },
    error = function(cause) NULL
  )
}

# What a folder answers a call with, as the bytes of JSON. Stops for every call but that of the releases.
answer_of_folder <- function(folder, client, address) {
  if (sub("[?].*$", "", address) != paste0(client$site, "/api/releases/")) {
    stop_call(
      paste0(
        client$site, " is a site in a folder of files, without a server: only its releases can be read; ",
        "queries, lists and all other calls need a site with a server."
      ),
      404,
      code = "no-server"
    )
  }
  editions <- folder$editions
  is_asked <- function(one) is.null(client$edition) || one$edition == client$edition
  found <- Filter(is_asked, editions)
  if (!length(found) && length(editions) == 1) found <- editions
  if (!length(found)) {
    sentence <- sprintf("There is no data set for the edition %s.", client$edition)
    stop_call(sentence, 404, code = "unknown-edition")
  }
  charToRaw(enc2utf8(to_json(found[[1]])))
}
