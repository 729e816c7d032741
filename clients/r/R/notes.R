# The names of a gene list that no test has counted.
left_out <- function(answer) {
  of <- sprintf("of %d name%s", answer$given, if (answer$given == 1) "" else "s")
  unknown <- unlist(answer$unknown)
  several <- vapply(
    answer$ambiguous, function(one) sprintf("%s (%s)", one$name, paste(unlist(one$ids), collapse = ", ")), ""
  )
  c(
    if (length(unknown)) sprintf("%d %s not in database: %s", length(unknown), of, paste(unknown, collapse = ", ")),
    if (length(several)) {
      sprintf(
        "%d %s left out, because they mean several genes: %s", length(several), of, paste(several, collapse = ", ")
      )
    }
  )
}

# Warns with each sentence.
warn_all <- function(sentences) {
  for (sentence in sentences) warning(sentence, call. = FALSE)
}
