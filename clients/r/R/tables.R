# Columns of tables that hold numbers, by view. Written by npm run clients.
table_numbers <- list(
  summary = c("analysis_id", "targets"),
  network = c("weight"),
  target_lists = c("analysis_id", "targets", "list_size", "common", "adjusted_p", "influence", "specificity"),
  motifs = c("analysis_id", "adjusted_p"),
  functions = c("analysis_id", "k", "n", "K", "P", "fold", "p", "adjusted_p", "expected_degrees", "fold_degrees", "p_degrees", "adjusted_p_degrees"),
  gene_sets = c("analysis1", "analysis2", "less", "less_adj", "greater", "greater_adj", "intersection_count", "expected", "fold", "expected_degrees", "fold_degrees", "less_adj_degrees", "greater_adj_degrees"),
  sungear = c("genes", "n", "expected", "fold", "p", "adjusted_p", "drawn_from"),
  bound = c("bound_only", "regulated_only_induced", "regulated_only_repressed", "regulated_only_other", "both_induced", "both_repressed", "both_other", "expected", "fold", "p", "adjusted_p", "drawn_from", "expected_degrees", "fold_degrees", "p_degrees", "adjusted_p_degrees", "stronger", "others"),
  aupr = c("recall", "precision")
)
