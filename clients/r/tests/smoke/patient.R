# Runs one query on the site of TRELLIS_URL, which can be busy at first.
source("tests/smoke/load.R")
result <- trellis_query(trellis(site, edition = "arabidopsis"), "TGA1")
cat(result$answer$request$query, result$answer$stats$num_tfs, "\n")
