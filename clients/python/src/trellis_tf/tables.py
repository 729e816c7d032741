"""Columns of tables that hold numbers, by view. Written by npm run clients."""

NUMBERS: dict[str, set[str]] = {
    "summary": {"analysis_id", "targets"},
    "network": {"weight"},
    "target_lists": {"analysis_id", "targets", "list_size", "common", "adjusted_p", "influence", "specificity"},
    "motifs": {"analysis_id", "adjusted_p"},
    "functions": {"analysis_id", "k", "n", "K", "P", "fold", "p", "adjusted_p", "expected_degrees", "fold_degrees", "p_degrees", "adjusted_p_degrees"},
    "gene_sets": {"analysis1", "analysis2", "less", "less_adj", "greater", "greater_adj", "intersection_count", "expected", "fold", "expected_degrees", "fold_degrees", "less_adj_degrees", "greater_adj_degrees"},
    "sungear": {"genes", "n", "expected", "fold", "p", "adjusted_p", "drawn_from"},
    "bound": {"bound_only", "regulated_only_induced", "regulated_only_repressed", "regulated_only_other", "both_induced", "both_repressed", "both_other", "expected", "fold", "p", "adjusted_p", "drawn_from", "expected_degrees", "fold_degrees", "p_degrees", "adjusted_p_degrees", "stronger", "others"},
    "aupr": {"recall", "precision"},
}
