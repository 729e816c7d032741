# Rows (lists of named values) as a data frame. Objects are spread over columns named outer.inner; columns with lists of
# values stay lists.
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
  if (any(vapply(values, is.list, logical(1)))) return(lapply(values, unlist))
  values[vapply(values, is.null, logical(1))] <- NA
  unlist(values, use.names = FALSE)
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

summary_rows <- function(summary) {
  about <- c("tf", "symbol", "filter", "analysis_id", "analysis_label")
  unlist(lapply(summary$bars, function(bar) lapply(bar$counts, function(count) c(bar[about], count))), recursive = FALSE)
}

motif_rows <- function(motifs) {
  regions <- unlist(motifs$regions)
  rows <- Map(function(row, logarithms) {
    p <- row[-1]
    lapply(which(!vapply(p, is.null, logical(1))), function(i) {
      column <- motifs$columns[[(i - 1) %/% length(regions) + 1]]
      list(
        motif = row[[1]]$name, set = label_of(column), analysis_id = column$analysis_id,
        region = regions[(i - 1) %% length(regions) + 1], p = p[[i]], p_log10 = logarithms[[i]]
      )
    })
  }, motifs$result, motifs$result_log10)
  unlist(unname(rows), recursive = FALSE)
}

target_list_rows <- function(answer) {
  heads <- unlist(answer$columns)
  unlist(lapply(answer$result, function(row) {
    lapply(seq_along(heads), function(i) {
      list(
        analysis = label_of(row$info), analysis_id = row$info$analysis_id, list = sub(" \\([0-9]+\\)$", "", heads[i]),
        size = as.integer(sub("^.* \\(([0-9]+)\\)$", "\\1", heads[i])), count = row$count[[i]],
        p = row$`p-value`[[i]], p_log10 = row$`p-value_log10`[[i]],
        influence = row$influence[[i]], specificity = row$specificity[[i]]
      )
    })
  }), recursive = FALSE)
}

gene_set_rows <- function(answer) {
  key <- function(column) paste(unlist(column), collapse = "\r")
  labels <- vapply(answer$info, function(one) label_of(one[[2]]), "")
  names(labels) <- vapply(answer$info, function(one) key(one[[1]]), "")
  unname(Map(function(pair, figures) {
    about <- list(
      a = labels[[key(pair[[1]])]], b = labels[[key(pair[[2]])]], a_id = pair[[1]][[4]], b_id = pair[[2]][[4]]
    )
    c(about, list(common = length(figures$genes)), figures[names(figures) != "common"])
  }, answer$columns, answer$data))
}

sungear_rows <- function(answer) {
  lapply(answer$intersects, function(one) {
    ids <- lapply(one[[1]], function(analysis) analysis[[2]])
    c(list(analysis_ids = ids, n = length(one[[3]]), genes = one[[3]]), one[[4]])
  })
}

function_rows <- function(answer) {
  sets <- vapply(answer$sets, function(set) if (is.null(set$info)) "all genes" else label_of(set$info), "")
  unlist(lapply(answer$terms, function(term) {
    lapply(which(unlist(term$k) > 0), function(i) {
      c(
        term[c("id", "name", "aspect", "K", "P")],
        list(set = sets[i], k = term$k[[i]], p_log10 = term$p_log10[[i]], padj_log10 = term$padj_log10[[i]])
      )
    })
  }), recursive = FALSE)
}
