# Columns of tables that hold numbers, by view. Written by npm run clients.
table_numbers <- list(
  summary = c("analysis_id", "targets"),
  network = c("weight"),
  target_lists = c("analysis_id", "targets", "list_size", "common", "expected", "fold", "fold_low", "fold_high", "adjusted_p", "influence", "specificity"),
  motifs = c("analysis_id", "common", "expected", "fold", "fold_low", "fold_high", "adjusted_p"),
  functions = c("analysis_id", "k", "n", "K", "N", "fold", "fold_low", "fold_high", "p", "adjusted_p", "expected_degrees", "fold_degrees", "fold_degrees_low", "fold_degrees_high", "p_degrees", "adjusted_p_degrees"),
  gene_sets = c("analysis1", "analysis2", "less", "less_adj", "greater", "greater_adj", "intersection_count", "expected", "fold", "fold_low", "fold_high", "expected_degrees", "fold_degrees", "fold_degrees_low", "fold_degrees_high", "less_adj_degrees", "greater_adj_degrees"),
  sungear = c("genes", "n", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "drawn_from"),
  bound = c("bound_only", "regulated_only_induced", "regulated_only_repressed", "regulated_only_other", "both_induced", "both_repressed", "both_other", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "drawn_from", "expected_degrees", "fold_degrees", "fold_degrees_low", "fold_degrees_high", "p_degrees", "adjusted_p_degrees", "stronger", "others"),
  aupr = c("recall", "precision"),
  terms = c("k", "n", "K", "N", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p"),
  regulators = c("rank", "k", "K", "n", "N", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "score", "analyses", "analysis_id"),
  regulator_analyses = c("analysis_id", "k", "n", "K", "N", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "z", "m", "s", "h")
)
