# Makes every call once against the site of TRELLIS_URL, so that no function is wrong about its path or its parameters.
source("tests/smoke/load.R")

client <- trellis(site, edition = "arabidopsis")
genes <- c("AT1G41060", "AT1G66440", "AT1G69690")
own <- own_analysis(
  trellis_text("mine.csv", c("gene_id,log2FoldChange,padj", "AT1G41060,1.5,0.01")),
  tf = "TGA1", experiment_type = "Expression", edge_type = "in planta:Regulated"
)
result <- trellis_query(
  client, "NLP7 and TGA1",
  target_genes = "Nitrogen_by_Time", target_network = "Root_Ranked_Network", own_analyses = list(own)
)
list_id <- trellis_create_gene_list(client, genes = genes)$id

known <- list(
  id = result$id, input = "targetgenes", number = "0", precision = 0.5, key = "TECHNOLOGY", name = "Clock_Genes", gene = "NLP7",
  example = "targets", picture = "summary", q = "NLP7", from = "NLP7", source = "NLP7", to = "maize", query = "NLP7",
  names = "NLP7", analyses = 51, lines = list(list(gene = "NLP7"), list(query = "none")), a = 0, b = 1, target = result_targets(result)[1],
  term = trellis_read_result_functions(client, result$id, alpha = 1)$terms[[1]]$id
)
bodies <- list(
  trellis_submit_query = list(body = question_form("NLP7")),
  trellis_preview_query = list(body = question_form("NLP7")),
  # An update that changes nothing is refused.
  trellis_update_analysis_ids = list(body = lapply(trellis_read_analysis_ids(client, result$id), function(pair) {
    pair[[2]]$name <- "renamed"
    pair
  })),
  trellis_send_feedback = list(body = list(name = "Test", feedback = "All is well", token = "")),
  trellis_read_motifs = list(alpha = 1),
  trellis_draw_motifs = list(alpha = 1),
  trellis_export_motifs = list(alpha = 1),
  trellis_find_functions = list(genes = genes),
  trellis_find_regulators = list(genes = genes),
  trellis_export_functions = list(genes = genes),
  trellis_export_regulators = list(genes = genes),
  trellis_find_orthologs = list(genes = genes),
  trellis_create_gene_list = list(genes = genes)
)

parsed <- parse("R/operations.R")
calls <- vapply(parsed, function(one) as.character(one[[2]]), "")
made <- 0
for (name in setdiff(calls, "trellis_delete_request")) {
  parameters <- formals(get(name))
  needed <- names(parameters)[vapply(parameters, function(one) is.symbol(one) && !nzchar(as.character(one)), logical(1))]
  values <- known[setdiff(needed, "client")]
  missing <- setdiff(setdiff(needed, "client"), names(known))
  if (length(missing)) stop(name, " needs ", paste(missing, collapse = ", "), ", which this test does not know")
  if (grepl("_list_(background|functions|regulators|targets|orthologs)$|read_gene_list$", name)) values$id <- list_id
  answer <- tryCatch(
    do.call(name, c(list(client), values, bodies[[name]])),
    error = function(error) stop(name, ": ", conditionMessage(error), call. = FALSE)
  )
  stopifnot(!is.null(answer))
  made <- made + 1
}
stopifnot(made > 70)

answers <- trellis_ask_batch(client, known$lines)
stopifnot(answers[[1]]$answer$id == "AT4G24020", answers[[2]]$problem$code == "unknown-tf")

# Every frame is written by write.csv, and read back with as many rows.
frames <- c(
  lapply(
    list(
      result_table, result_interactions, result_summary, result_metadata, result_network_analysis, result_target_lists,
      result_gene_sets, result_bound, result_functions, result_aupr, result_sungear
    ),
    function(read) read(result)
  ),
  result_network(result),
  list(
    trellis_regulators(client, genes), trellis_regulators(client, genes, rows = "analyses"), trellis_functions(client, genes),
    trellis_orthologs(client, "AT1G10900", to = "maize"), trellis_overview(client), trellis_tfs(client),
    trellis_search(client, "NLP7")
  )
)
for (frame in frames) {
  file <- tempfile(fileext = ".csv")
  utils::write.csv(frame, file, row.names = FALSE)
  stopifnot(nrow(utils::read.csv(file, check.names = FALSE)) == nrow(frame), !vapply(frame, is.list, logical(1)))
}
stopifnot(inherits(frames[[1]], "tbl_df") == requireNamespace("tibble", quietly = TRUE))

# plot and autoplot draw the figure of the site.
summary <- frames[[3]]
drawn <- tempfile(fileext = ".pdf")
grDevices::pdf(drawn)
stopifnot(startsWith(plot(summary)$svg, "<svg"), startsWith(autoplot.trellis_frame(summary)$svg, "<svg"))
invisible(grDevices::dev.off())

# One gene is a list of one.
stopifnot(identical(result_targets(trellis_query(client, "NLP7", target_genes = "AT1G41060")), "AT1G41060"))

path <- result_arrow(result, tempfile(fileext = ".arrow"), "table")
stopifnot(identical(rawToChar(readBin(path, "raw", 6)), "ARROW1"))

other <- trellis_query(client, "TGA1", own_analyses = list(own))
result_delete(other)
stopifnot(tryCatch(result_stats(other), trellis_error = function(error) error$status) == 410)

edges <- result_table(result)$`Edge Count`
stopifnot(sum(edges) == result_stats(result)$num_edges)

unreachable <- tryCatch(trellis_tfs(trellis("http://127.0.0.1:1")), trellis_error = identity)
stopifnot(unreachable$code == "unreachable", grepl("http://127.0.0.1:1 cannot be reached", conditionMessage(unreachable)))
stopifnot(inherits(tryCatch(trellis("file:///etc/passwd"), error = identity), "trellis_error"))

stopifnot(
  identical(retry_after("3", Sys.time()), 3),
  retry_after("Thu, 01 Jan 2026 12:00:05 GMT", as.POSIXct("2026-01-01 12:00:00", tz = "UTC")) == 5,
  is.null(retry_after("soon", Sys.time())),
  identical(wait_before(0, 503, NULL, 0), 0.5), identical(wait_before(2, 429, NULL, 0), 2),
  identical(wait_before(0, 429, 2, 1), 2.25), is.null(wait_before(0, 429, 600, 0)), is.null(wait_before(0, 404, NULL, 0))
)
cat(sprintf("%d calls\n", made + 1))
