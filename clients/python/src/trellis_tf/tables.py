"""Columns of tables that hold numbers, by view. Written by npm run clients."""

NUMBERS: dict[str, set[str]] = {
    "summary": {"analysis_id", "targets"},
    "network": {"weight"},
    "target_lists": {"analysis_id", "targets", "list_size", "common", "expected", "fold", "fold_low", "fold_high", "adjusted_p", "influence", "specificity"},
    "motifs": {"analysis_id", "common", "expected", "fold", "fold_low", "fold_high", "adjusted_p"},
    "functions": {"analysis_id", "k", "n", "K", "N", "fold", "fold_low", "fold_high", "p", "adjusted_p", "expected_degrees", "fold_degrees", "fold_degrees_low", "fold_degrees_high", "p_degrees", "adjusted_p_degrees"},
    "gene_sets": {"analysis1", "analysis2", "less", "less_adj", "greater", "greater_adj", "intersection_count", "expected", "fold", "fold_low", "fold_high", "expected_degrees", "fold_degrees", "fold_degrees_low", "fold_degrees_high", "less_adj_degrees", "greater_adj_degrees"},
    "sungear": {"genes", "n", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "drawn_from"},
    "bound": {"bound_only", "regulated_only_induced", "regulated_only_repressed", "regulated_only_other", "both_induced", "both_repressed", "both_other", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "drawn_from", "expected_degrees", "fold_degrees", "fold_degrees_low", "fold_degrees_high", "p_degrees", "adjusted_p_degrees", "stronger", "others"},
    "aupr": {"recall", "precision"},
    "terms": {"k", "n", "K", "N", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p"},
    "regulators": {"rank", "k", "K", "n", "N", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "score", "analyses", "analysis_id"},
    "regulator_analyses": {"analysis_id", "k", "n", "K", "N", "expected", "fold", "fold_low", "fold_high", "p", "adjusted_p", "z", "m", "s", "h"},
}
