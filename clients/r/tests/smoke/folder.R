# Asks the site in a folder of TRELLIS_URL for its releases, and for what needs a server; writes both as JSON into a file.
source("tests/smoke/load.R")
path <- commandArgs(trailingOnly = TRUE)[1]
refusal <- function(call) {
  tryCatch(
    {
      call
      list()
    },
    trellis_error = function(error) list(text = conditionMessage(error), status = error$status, code = error$code)
  )
}

client <- trellis(site)
said <- list(
  releases = trellis_read_releases(client),
  second = trellis_read_releases(trellis(site, edition = "second"))$edition,
  unknown = refusal(trellis_read_releases(trellis(site, edition = "none"))),
  query = refusal(trellis_query(client, "ALF")),
  tfs = refusal(trellis_read_tfs(client))
)
writeLines(enc2utf8(to_json(said)), path, useBytes = TRUE)
