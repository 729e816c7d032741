# Runs the examples of all help pages against the site of TRELLIS_URL; each one checks what it gets.
source("tests/smoke/load.R")
run <- 0
for (page in list.files("man", full.names = TRUE)) {
  code <- tempfile(fileext = ".R")
  tools::Rd2ex(page, out = code)
  if (!file.exists(code)) next
  source(code, local = new.env(parent = globalenv()), encoding = "UTF-8")
  run <- run + 1
}
cat(sprintf("%d examples\n", run))
