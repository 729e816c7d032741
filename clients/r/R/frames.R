# Rows (lists of named values) as a data frame of texts and numbers. Objects are spread over columns named outer.inner; several
# values are one text with slashes between them, lists of objects JSON.
as_frame <- function(rows, answer = NULL) {
  flat <- lapply(rows, flatten_row)
  names <- unique(unlist(lapply(flat, names)))
  columns <- lapply(stats_names(names), function(name) column_of(lapply(flat, function(row) row[[name]])))
  frame <- structure(columns, class = "data.frame", row.names = seq_along(flat))
  if (!is.null(answer)) attr(frame, "answer") <- answer
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

# A row per gene of a whole table: eight columns about the gene, then "label | kind" for each analysis.
table_frame <- function(result, labels) {
  header <- 6
  about <- 8
  data <- result$data
  kinds <- unlist(data[[header]])
  names <- kinds[seq_len(about)]
  above <- lapply(data[1:3], unlist)
  analysis <- 0
  for (i in seq(about + 1, length.out = max(0, length(kinds) - about))) {
    key <- paste(vapply(above, `[`, "", i), collapse = "\r")
    starts <- i == about + 1 || key != last || paste(labels[analysis], "|", kinds[i]) %in% names
    if (starts) analysis <- analysis + 1
    names <- c(names, paste(labels[analysis], "|", kinds[i]))
    last <- key
  }
  rows <- data[-seq_len(header)]
  columns <- lapply(seq_along(names), function(i) column_of(lapply(rows, `[[`, i)))
  structure(columns, names = names, class = "data.frame", row.names = seq_along(rows))
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
    list(
      analysis_ids = paste(shared, collapse = " "), analyses = paste(unlist(labels[shared]), collapse = "; "),
      genes = length(genes), n = n, expected = figures$expected,
      fold = if (figures$expected > 0) n / figures$expected else NULL,
      p = figures$p_value, adjusted_p = figures$adj_p, drawn_from = answer$universe, gene_ids = paste(genes, collapse = " ")
    )
  })
}
