# Every call of the API as a function. Made by `npm run clients` from the contract: do not edit. Their help pages are made with them.

trellis_submit_query <- function(client, body = NULL, result = NULL) {
  api_call(
    client, "POST", "/api/", "json",
    query = list(result = result),
    body = body
  )
}

trellis_export_gene_sets <- function(client, id, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL, model = NULL, level = NULL, support = NULL, fields = NULL) {
  api_call(
    client, "GET", "/api/analysis_enrichment/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, sets = sets, universe = universe, model = model, level = level, support = support, fields = fields)
  )
}

trellis_read_gene_sets <- function(client, id, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL, model = NULL, level = NULL, support = NULL, genes = NULL) {
  api_call(
    client, "GET", "/api/analysis_enrichment/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, sets = sets, universe = universe, model = model, level = level, support = support, genes = genes)
  )
}

trellis_read_genes_in_common <- function(client, id, a, b, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL, model = NULL, level = NULL, support = NULL) {
  api_call(
    client, "GET", "/api/analysis_enrichment/{id}/genes/", "json",
    params = list(id = id),
    query = list(a = a, b = b, revision = revision, label = label, correction = correction, sets = sets, universe = universe, model = model, level = level, support = support)
  )
}

trellis_draw_gene_sets <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL, sets = NULL, universe = NULL, color = NULL) {
  api_call(
    client, "GET", "/api/analysis_enrichment/{id}/heatmap.svg", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support, sets = sets, universe = universe, color = color)
  )
}

trellis_export_aupr <- function(client, id, revision = NULL, precision = NULL, shuffle = NULL) {
  api_call(
    client, "GET", "/api/aupr/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, precision = precision, shuffle = shuffle)
  )
}

trellis_draw_aupr <- function(client, id, revision = NULL, precision = NULL, shuffle = NULL) {
  api_call(
    client, "GET", "/api/aupr/{id}/", "text",
    params = list(id = id),
    query = list(revision = revision, precision = precision, shuffle = shuffle)
  )
}

trellis_read_aupr <- function(client, id, revision = NULL, precision = NULL, shuffle = NULL) {
  api_call(
    client, "GET", "/api/aupr/{id}/data/", "json",
    params = list(id = id),
    query = list(revision = revision, precision = precision, shuffle = shuffle)
  )
}

trellis_export_pruned <- function(client, id, precision, revision = NULL) {
  api_call(
    client, "GET", "/api/aupr/{id}/pruned/{precision}/", "text",
    params = list(id = id, precision = precision),
    query = list(revision = revision)
  )
}

trellis_ask_batch <- function(client, lines) {
  api_call(
    client, "POST", "/api/batch/", "lines",
    body = json_lines(lines)
  )
}

trellis_export_bound_regulated <- function(client, id, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL, model = NULL) {
  api_call(
    client, "GET", "/api/bound_regulated/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, sets = sets, universe = universe, model = model)
  )
}

trellis_read_bound_regulated <- function(client, id, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL, model = NULL) {
  api_call(
    client, "GET", "/api/bound_regulated/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, sets = sets, universe = universe, model = model)
  )
}

trellis_export_difference <- function(client, id, revision = NULL, to = NULL, part = NULL) {
  api_call(
    client, "GET", "/api/difference/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, to = to, part = part)
  )
}

trellis_read_difference <- function(client, id, revision = NULL, to = NULL) {
  api_call(
    client, "GET", "/api/difference/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, to = to)
  )
}

trellis_read_edges <- function(client) {
  api_call(
    client, "GET", "/api/edges/", "json"
  )
}

trellis_read_editions <- function(client) {
  api_call(
    client, "GET", "/api/editions/", "json"
  )
}

trellis_export_everything <- function(client, id, revision = NULL, label = NULL, correction = NULL) {
  api_call(
    client, "GET", "/api/everything/{id}.zip", "bytes",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction)
  )
}

trellis_read_examples <- function(client) {
  api_call(
    client, "GET", "/api/examples/", "json"
  )
}

trellis_draw_example <- function(client, example, picture, size = NULL, theme = NULL, marks = NULL, version = NULL) {
  api_call(
    client, "GET", "/api/examples/{example}/{picture}/", "text",
    params = list(example = example, picture = picture),
    query = list(size = size, theme = theme, marks = marks, version = version)
  )
}

trellis_export_arrow <- function(client, id, revision = NULL, part = NULL, tag = NULL, specificity = NULL) {
  api_call(
    client, "GET", "/api/export/{id}.arrow", "bytes",
    params = list(id = id),
    query = list(revision = revision, part = part, tag = tag, specificity = specificity)
  )
}

trellis_export_csv <- function(client, id, revision = NULL, tag = NULL) {
  api_call(
    client, "GET", "/api/export/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, tag = tag)
  )
}

trellis_export_xlsx <- function(client, id, revision = NULL, specificity = NULL) {
  api_call(
    client, "GET", "/api/export/{id}.xlsx", "bytes",
    params = list(id = id),
    query = list(revision = revision, specificity = specificity)
  )
}

trellis_read_extra_field_names <- function(client) {
  api_call(
    client, "GET", "/api/extra_field_names/", "json"
  )
}

trellis_send_feedback <- function(client, body = NULL) {
  api_call(
    client, "POST", "/api/feedback/", "text",
    body = body
  )
}

trellis_export_functions <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, compact = NULL, slim = NULL, significant = NULL, graph = NULL) {
  api_call(
    client, "POST", "/api/functions.csv", "text",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), aspects = as_array(aspects), scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, compact = compact, slim = slim, significant = significant, graph = graph)
  )
}

trellis_find_functions <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, compact = NULL, slim = NULL, significant = NULL, graph = NULL) {
  api_call(
    client, "POST", "/api/functions/", "json",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), aspects = as_array(aspects), scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, compact = compact, slim = slim, significant = significant, graph = graph)
  )
}

trellis_export_result_functions <- function(client, id, revision = NULL, level = NULL, support = NULL, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, model = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, level = level, support = support, aspects = aspects, scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, model = model)
  )
}

trellis_read_result_functions <- function(client, id, revision = NULL, label = NULL, level = NULL, support = NULL, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, top = NULL, model = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, level = level, support = support, aspects = aspects, scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, top = top, model = model)
  )
}

trellis_read_term_genes <- function(client, id, term, revision = NULL, level = NULL, support = NULL, set = NULL, evidence = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}/genes/", "json",
    params = list(id = id),
    query = list(term = term, revision = revision, level = level, support = support, set = set, evidence = evidence)
  )
}

trellis_draw_result_functions <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL, color = NULL, lower = NULL, upper = NULL, fields = NULL, aspects = NULL, scope = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, top = NULL, model = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}/heatmap.svg", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support, color = color, lower = lower, upper = upper, fields = fields, aspects = aspects, scope = scope, min = min, max = max, evidence = evidence, alpha = alpha, top = top, model = model)
  )
}

trellis_create_gene_list <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, name = NULL, result = NULL, deleted_with = NULL) {
  api_call(
    client, "POST", "/api/gene-lists/", "json",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), name = name, result = result, deleted_with = deleted_with)
  )
}

trellis_read_gene_list <- function(client, id) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/", "json",
    params = list(id = id)
  )
}

trellis_read_list_background <- function(client, id) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/background/", "text",
    params = list(id = id)
  )
}

trellis_export_list_functions <- function(client, id, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, compact = NULL, slim = NULL, significant = NULL, graph = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/functions.csv", "text",
    params = list(id = id),
    query = list(aspects = aspects, scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, compact = compact, slim = slim, significant = significant, graph = graph)
  )
}

trellis_read_list_functions <- function(client, id, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, compact = NULL, slim = NULL, significant = NULL, graph = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/functions/", "json",
    params = list(id = id),
    query = list(aspects = aspects, scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, compact = compact, slim = slim, significant = significant, graph = graph)
  )
}

trellis_read_list_orthologs <- function(client, id, to, only_one2one = NULL, tfs = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/orthologs/", "json",
    params = list(id = id),
    query = list(to = to, only_one2one = only_one2one, tfs = tfs)
  )
}

trellis_export_list_regulators <- function(client, id, library = NULL, rows = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/regulators.csv", "text",
    params = list(id = id),
    query = list(library = library, rows = rows)
  )
}

trellis_read_list_regulators <- function(client, id, library = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/regulators/", "json",
    params = list(id = id),
    query = list(library = library)
  )
}

trellis_read_list_targets <- function(client, id, analyses) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/targets/", "json",
    params = list(id = id),
    query = list(analyses = analyses)
  )
}

trellis_read_gene_names <- function(client) {
  api_call(
    client, "GET", "/api/gene-names/", "json"
  )
}

trellis_read_gene_specificity <- function(client) {
  api_call(
    client, "GET", "/api/gene-specificity/", "json"
  )
}

trellis_read_gene <- function(client, gene) {
  api_call(
    client, "GET", "/api/gene/{gene}/", "json",
    params = list(gene = gene)
  )
}

trellis_look_up_gene_names <- function(client, names, tfs = NULL) {
  api_call(
    client, "POST", "/api/genes/", "json",
    body = list(names = as_array(names), tfs = tfs)
  )
}

trellis_read_analysis_ids <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/ids/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

trellis_update_analysis_ids <- function(client, id, body = NULL, revision = NULL) {
  api_call(
    client, "POST", "/api/ids/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision),
    body = body
  )
}

trellis_read_request_inputs <- function(client, id) {
  api_call(
    client, "GET", "/api/inputs/{id}/", "json",
    params = list(id = id)
  )
}

trellis_read_input_genes <- function(client, id, input, list = NULL) {
  api_call(
    client, "GET", "/api/inputs/{id}/genes.txt", "text",
    params = list(id = id),
    query = list(input = input, list = list)
  )
}

trellis_read_keys <- function(client, tf = NULL) {
  api_call(
    client, "GET", "/api/key/", "json",
    query = list(tf = tf)
  )
}

trellis_read_key_values <- function(client, key, tf = NULL) {
  api_call(
    client, "GET", "/api/key/{key}/", "json",
    params = list(key = key),
    query = list(tf = tf)
  )
}

trellis_read_analysis_labels <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/labels/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

trellis_download_list <- function(client, name) {
  api_call(
    client, "GET", "/api/list_download/{name}/", "text",
    params = list(name = name)
  )
}

trellis_export_target_lists <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL) {
  api_call(
    client, "GET", "/api/list_enrichment/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support)
  )
}

trellis_draw_target_lists <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL, color = NULL, lower = NULL, upper = NULL, fields = NULL) {
  api_call(
    client, "GET", "/api/list_enrichment/{id}.svg", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support, color = color, lower = lower, upper = upper, fields = fields)
  )
}

trellis_read_target_lists <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL) {
  api_call(
    client, "GET", "/api/list_enrichment/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support)
  )
}

trellis_read_target_lists_legend <- function(client, id, revision = NULL, label = NULL, level = NULL, support = NULL) {
  api_call(
    client, "GET", "/api/list_enrichment/{id}/legend/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, level = level, support = support)
  )
}

trellis_read_lists <- function(client) {
  api_call(
    client, "GET", "/api/lists/", "json"
  )
}

trellis_read_individual_motifs <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/additional/motifs/", "json"
  )
}

trellis_test_chosen_motifs <- function(client, id, regions = NULL, motifs = NULL, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL, test = NULL) {
  api_call(
    client, "POST", "/api/motif_enrichment/additional/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support, test = test),
    body = list(regions = as_array(regions), motifs = as_array(motifs))
  )
}

trellis_download_cluster_info <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/cluster_info.csv", "text"
  )
}

trellis_read_motif_clusters <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/motifs/", "json"
  )
}

trellis_read_motif_regions <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/regions/", "json"
  )
}

trellis_read_motif_sources <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/sources/", "json"
  )
}

trellis_export_motifs <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL, alpha = NULL, regions = NULL, test = NULL) {
  api_call(
    client, "GET", "/api/motif_enrichment/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support, alpha = alpha, regions = regions, test = test)
  )
}

trellis_read_motifs <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL, alpha = NULL, regions = NULL, test = NULL) {
  api_call(
    client, "GET", "/api/motif_enrichment/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support, alpha = alpha, regions = regions, test = test)
  )
}

trellis_draw_motifs <- function(client, id, revision = NULL, label = NULL, correction = NULL, level = NULL, support = NULL, color = NULL, lower = NULL, upper = NULL, fields = NULL, alpha = NULL, regions = NULL, test = NULL) {
  api_call(
    client, "GET", "/api/motif_enrichment/{id}/heatmap.svg", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, level = level, support = support, color = color, lower = lower, upper = upper, fields = fields, alpha = alpha, regions = regions, test = test)
  )
}

trellis_read_motif_legend <- function(client, id, revision = NULL, label = NULL, level = NULL, support = NULL) {
  api_call(
    client, "GET", "/api/motif_enrichment/{id}/heatmap_table/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, level = level, support = support)
  )
}

trellis_explain_query_names <- function(client, names) {
  api_call(
    client, "POST", "/api/names/", "json",
    body = list(names = as_array(names))
  )
}

trellis_export_network <- function(client, id, revision = NULL, edges = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision)
  )
}

trellis_export_sif <- function(client, id, revision = NULL, edges = NULL, precision = NULL, expand = NULL) {
  api_call(
    client, "GET", "/api/network/{id}.sif", "text",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision, expand = expand)
  )
}

trellis_read_network <- function(client, id, revision = NULL, edges = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision)
  )
}

trellis_read_network_analysis <- function(client, id, revision = NULL, edges = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/analysis/", "json",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision)
  )
}

trellis_read_edge <- function(client, id, source, target, revision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/edge/", "json",
    params = list(id = id),
    query = list(source = source, target = target, revision = revision)
  )
}

trellis_read_network_paths <- function(client, id, from, revision = NULL, list = NULL, to = NULL, steps = NULL, least = NULL, through = NULL, limit = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/paths/", "json",
    params = list(id = id),
    query = list(from = from, revision = revision, list = list, to = to, steps = steps, least = least, through = through, limit = limit)
  )
}

trellis_read_network_size <- function(client, id, revision = NULL, edges = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/size/", "json",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision)
  )
}

trellis_read_networks <- function(client) {
  api_call(
    client, "GET", "/api/networks/", "json"
  )
}

trellis_compute_on_newest <- function(client, id, result = NULL, revision = NULL) {
  api_call(
    client, "POST", "/api/newest/{id}/", "json",
    params = list(id = id),
    query = list(result = result, revision = revision)
  )
}

trellis_find_orthologs <- function(client, to, genes = NULL, list = NULL, part = NULL, background = NULL, only_one2one = NULL, tfs = NULL) {
  api_call(
    client, "POST", "/api/orthologs/", "json",
    body = list(to = to, genes = as_array(genes), list = list, part = part, background = as_array(background), only_one2one = only_one2one, tfs = as_array(tfs))
  )
}

trellis_translate_query <- function(client, query, to, from = NULL) {
  api_call(
    client, "POST", "/api/orthologs/query/", "json",
    body = list(query = query, to = to, from = from)
  )
}

trellis_read_overview <- function(client, search = NULL) {
  api_call(
    client, "GET", "/api/overview/", "json",
    query = list(search = search)
  )
}

trellis_read_overview_suggestions <- function(client) {
  api_call(
    client, "GET", "/api/overview/autocomplete/", "json"
  )
}

trellis_read_own_file <- function(client, id, number) {
  api_call(
    client, "GET", "/api/own/{id}/{number}/", "text",
    params = list(id = id, number = number)
  )
}

trellis_read_own_targets <- function(client, id, number) {
  api_call(
    client, "GET", "/api/own/{id}/{number}/targets.csv", "text",
    params = list(id = id, number = number)
  )
}

trellis_preview_query <- function(client, body = NULL) {
  api_call(
    client, "POST", "/api/preview/", "json",
    body = body
  )
}

trellis_export_regulators <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, library = NULL, rows = NULL) {
  api_call(
    client, "POST", "/api/regulators.csv", "text",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), library = library, rows = rows)
  )
}

trellis_find_regulators <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, library = NULL) {
  api_call(
    client, "POST", "/api/regulators/", "json",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), library = library)
  )
}

trellis_read_regulator_accuracy <- function(client) {
  api_call(
    client, "GET", "/api/regulators/accuracy/", "json"
  )
}

trellis_read_releases <- function(client) {
  api_call(
    client, "GET", "/api/releases/", "json"
  )
}

trellis_search_everything <- function(client, q, limit = NULL) {
  api_call(
    client, "GET", "/api/search/", "json",
    query = list(q = q, limit = limit)
  )
}

trellis_read_site <- function(client) {
  api_call(
    client, "GET", "/api/site/", "json"
  )
}

trellis_read_sources <- function(client) {
  api_call(
    client, "GET", "/api/sources/", "json"
  )
}

trellis_export_bibtex <- function(client) {
  api_call(
    client, "GET", "/api/sources/bibtex/", "text"
  )
}

trellis_export_ris <- function(client) {
  api_call(
    client, "GET", "/api/sources/ris/", "text"
  )
}

trellis_read_stats <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/stats/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

trellis_export_summary <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/summary/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision)
  )
}

trellis_draw_summary <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/summary/{id}.svg", "text",
    params = list(id = id),
    query = list(revision = revision)
  )
}

trellis_read_summary <- function(client, id, revision = NULL, all = NULL) {
  api_call(
    client, "GET", "/api/summary/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, all = all)
  )
}

trellis_export_sungear <- function(client, id, revision = NULL, level = NULL, support = NULL, correction = NULL, expected = NULL) {
  api_call(
    client, "GET", "/api/sungear/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, level = level, support = support, correction = correction, expected = expected)
  )
}

trellis_draw_sungear <- function(client, id, revision = NULL, level = NULL, support = NULL, correction = NULL) {
  api_call(
    client, "GET", "/api/sungear/{id}.svg", "text",
    params = list(id = id),
    query = list(revision = revision, level = level, support = support, correction = correction)
  )
}

trellis_read_sungear <- function(client, id, revision = NULL, level = NULL, support = NULL, correction = NULL, expected = NULL) {
  api_call(
    client, "GET", "/api/sungear/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, level = level, support = support, correction = correction, expected = expected)
  )
}

trellis_narrow_sungear <- function(client, id, genes = NULL, revision = NULL, level = NULL, support = NULL, correction = NULL, expected = NULL) {
  api_call(
    client, "POST", "/api/sungear/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, level = level, support = support, correction = correction, expected = expected),
    body = list(genes = as_array(genes))
  )
}

trellis_export_table <- function(client, id, revision = NULL, specificity = NULL, sort = NULL, order = NULL, search = NULL, tf = NULL, sets = NULL, universe = NULL, part = NULL, hidden = NULL, first = NULL) {
  api_call(
    client, "GET", "/api/table/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, specificity = specificity, sort = sort, order = order, search = search, tf = tf, sets = sets, universe = universe, part = part, hidden = hidden, first = first)
  )
}

trellis_read_table <- function(client, id, revision = NULL, specificity = NULL, sort = NULL, order = NULL, search = NULL, tf = NULL, sets = NULL, universe = NULL, part = NULL, row = NULL, rows = NULL, column = NULL, columns = NULL) {
  api_call(
    client, "GET", "/api/table/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, specificity = specificity, sort = sort, order = order, search = search, tf = tf, sets = sets, universe = universe, part = part, row = row, rows = rows, column = column, columns = columns)
  )
}

trellis_read_table_head <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/table/{id}/head/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

trellis_read_targets <- function(client, id, revision = NULL, search = NULL, tf = NULL, sets = NULL, universe = NULL, part = NULL) {
  api_call(
    client, "GET", "/api/table/{id}/targets.txt", "text",
    params = list(id = id),
    query = list(revision = revision, search = search, tf = tf, sets = sets, universe = universe, part = part)
  )
}

trellis_read_tfs <- function(client, all = NULL) {
  api_call(
    client, "GET", "/api/tfs/", "json",
    query = list(all = all)
  )
}

trellis_delete_request <- function(client, id) {
  api_call(
    client, "DELETE", "/api/{id}/", "nothing",
    params = list(id = id)
  )
}

trellis_read_result <- function(client, id, result = NULL, revision = NULL) {
  api_call(
    client, "GET", "/api/{id}/", "json",
    params = list(id = id),
    query = list(result = result, revision = revision)
  )
}
