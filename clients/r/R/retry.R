# Seconds that a header Retry-After asks for: a number or a date; NULL for anything else.
retry_after <- function(header, now) {
  if (is.null(header)) return(NULL)
  if (grepl("^[0-9]+$", trimws(header))) return(as.numeric(header))
  months <- c("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
  pattern <- "^[A-Z][a-z]{2}, ([0-9]{2}) ([A-Z][a-z]{2}) ([0-9]{4}) ([0-9:]{8}) GMT$"
  if (!grepl(pattern, header)) return(NULL)
  parts <- regmatches(header, regexec(pattern, header))[[1]]
  month <- match(parts[3], months)
  if (is.na(month)) return(NULL)
  date <- as.POSIXct(sprintf("%s-%02d-%s %s", parts[4], month, parts[2], parts[5]), tz = "UTC")
  max(0, as.numeric(difftime(date, now, units = "secs")))
}

# Seconds before the next attempt, or NULL when there is none: half a second that doubles with each attempt, or what the
# server asks for, up to a minute. `random` (0 to 1) spreads clients that were refused together.
wait_before <- function(attempt, status, asked, random) {
  if (!status %in% c(429, 503)) return(NULL)
  if (!is.null(asked)) return(if (asked <= 60) asked + random / 4)
  min(60, 2^(attempt - 1)) * (1 + random / 4)
}
