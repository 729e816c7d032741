# Writes the columns of the frame of each view that is named, as JSON by view.
source("tests/smoke/load.R")

# Texts stay what they are: none becomes a formula's quote, or a logical.
stopifnot(identical(read_table("list,p\n'-Fe,0.5\nT,\n", "p"), data.frame(list = c("-Fe", "T"), p = c(0.5, NA))))

result <- trellis_query(
  trellis(site, edition = "arabidopsis"), "NLP7 and TGA1",
  target_genes = "Nitrogen_by_Time", target_network = "Root_Ranked_Network"
)
frame_of <- function(view) {
  if (view == "network") return(result_network(result)$edges)
  options <- if (view == "motifs") list(alpha = 1) else list()
  do.call(paste0("result_", gsub("-", "_", view)), c(list(result), options))
}
views <- commandArgs(trailingOnly = TRUE)
cat(jsonlite::toJSON(stats::setNames(lapply(views, function(view) names(frame_of(view))), views)))
