# Rows (lists of named values) as a data frame of texts and numbers. Objects are spread over columns named outer.inner; several
# values are one text with slashes between them, lists of objects JSON.
as_frame <- function(rows, answer = NULL) {
  flat <- lapply(rows, flatten_row)
  names <- unique(unlist(lapply(flat, names)))
  columns <- lapply(stats_names(names), function(name) column_of(lapply(flat, function(row) row[[name]])))
  shown_frame(structure(columns, class = "data.frame", row.names = seq_along(flat)), answer)
}

# The frame that a call returns: a tibble where tibble is installed (unless options(trellis.tibble = FALSE)), with the whole answer
# and what draws it as attributes.
shown_frame <- function(frame, answer = NULL, draw = NULL) {
  is_tibble <- getOption("trellis.tibble", TRUE) && requireNamespace("tibble", quietly = TRUE)
  class(frame) <- c("trellis_frame", if (is_tibble) c("tbl_df", "tbl"), "data.frame")
  attr(frame, "answer") <- answer
  attr(frame, "draw") <- draw
  frame
}

stats_names <- function(names) structure(as.list(names), names = names)

flatten_row <- function(row, prefix = "") {
  out <- list()
  for (name in names(row)) {
    value <- row[[name]]
    key <- paste0(prefix, name)
    if (is.list(value) && !is.null(names(value))) out <- c(out, flatten_row(value, paste0(key, ".")))
    else out[key] <- list(value)
  }
  out
}

column_of <- function(values) {
  if (any(vapply(values, is.list, logical(1)))) return(vapply(values, text_of_values, ""))
  values[vapply(values, is.null, logical(1))] <- NA
  unlist(values, use.names = FALSE)
}

text_of_values <- function(values) {
  if (is.null(values)) return(NA_character_)
  if (any(vapply(values, is.list, logical(1)))) return(to_json(values))
  paste(vapply(values, function(one) if (is.null(one)) "" else as.character(one), ""), collapse = "/")
}

# The heading of an analysis, or the name of a target list.
label_of <- function(info) {
  label <- info$analysis_label
  if (is.null(label) || identical(label, "")) info$name else label
}

# Whether the columns of the table of a result have numbers.
are_table_numbers <- function(names) grepl(" \\| (Pvalue|Log2FC)$", names) | names %in% c("User List Count", "Edge Count")

# The 95 % interval of a fold: Wilson's, with continuity correction, of the share n / drawn, over the expected number.
fold_interval <- function(n, drawn, expected) {
  if (expected <= 0) return(list(NULL, NULL))
  z <- 1.959963984540054
  side <- c(-1, 1)
  half <- 1 + z * sqrt(pmax(0, z^2 + 2 * side - 1 / drawn + 4 * n * (drawn - n - side) / drawn))
  ends <- (2 * n + z^2 + side * half) / (2 * (drawn + z^2))
  if (n == 0) ends[[1]] <- 0
  if (n == drawn) ends[[2]] <- 1
  as.list(pmin(1, pmax(0, ends)) * drawn / expected)
}

# The groups of chosen genes, of which the API has no table.
sungear_rows <- function(answer) {
  ids <- vapply(answer$metadata, function(one) as.character(one[[1]][[2]]), "")
  labels <- structure(lapply(answer$metadata, function(one) label_of(one[[2]])), names = ids)
  lapply(answer$intersects, function(one) {
    shared <- vapply(one[[1]], function(analysis) as.character(analysis[[2]]), "")
    genes <- unlist(one[[3]])
    figures <- one[[4]]
    n <- if (is.null(figures$n)) length(genes) else figures$n
    ends <- fold_interval(n, if (is.null(answer$universe)) answer$total else answer$universe, figures$expected)
    list(
      analysis_ids = paste(shared, collapse = " "), analyses = paste(unlist(labels[shared]), collapse = "; "),
      genes = length(genes), n = n, expected = figures$expected,
      fold = if (figures$expected > 0) n / figures$expected else NULL, fold_low = ends[[1]], fold_high = ends[[2]],
      p = figures$p_value, adjusted_p = figures$adj_p, drawn_from = answer$universe, gene_ids = paste(genes, collapse = " ")
    )
  })
}
