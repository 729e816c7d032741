# Runs the R sessions of the Markdown files in the arguments against the site of TRELLIS_URL, and compares what they print
# with what the files say: a line that begins with #> is output. Each of the frames that a session names is to be the file it wrote.
source("tests/smoke/load.R")
options(width = 100, trellis.tibble = FALSE)
url <- site

session_of <- function(path) {
  lines <- readLines(path, encoding = "UTF-8")
  starts <- grep("^```(r|\\{r.*\\})$", lines)
  ends <- vapply(starts, function(start) min(grep("^```$", lines)[grep("^```$", lines) > start]), 1)
  inside <- unlist(Map(function(start, end) seq(start + 1, length.out = end - start - 1), starts, ends))
  setdiff(lines[inside], c("library(trellisTF)", ""))
}

squeezed <- function(lines) gsub("\\s+", " ", trimws(lines))
compared <- 0
check_session <- function(path) {
  lines <- session_of(path)
  is_output <- startsWith(lines, "#>")
  expected <- squeezed(sub("^#> ?", "", lines[is_output]))
  printed <- character()
  scope <- new.env(parent = globalenv())
  for (expression in parse(text = lines[!is_output], keep.source = FALSE)) {
    printed <- c(printed, utils::capture.output({
      value <- withVisible(eval(expression, scope))
      if (value$visible) print(value$value)
    }))
  }
  if (!identical(expected, squeezed(printed))) {
    stop(path, " prints\n", paste(printed, collapse = "\n"), call. = FALSE)
  }
  compared <<- compared + length(expected)
  for (name in names(scope$frames)) {
    stopifnot(identical(dim(utils::read.csv(paste0(name, ".csv"))), dim(scope$frames[[name]])))
  }
}
paths <- normalizePath(commandArgs(trailingOnly = TRUE))
setwd(tempdir())
for (path in paths) check_session(path)
cat(sprintf("%d lines\n", compared))
