# Every call of the API as a function. Made by `npm run clients` from the contract: do not edit.

#' @title POST /api/
#' @description Run a query. Multipart form: query; edges (repeated); targetgenes,
#' filtertfs, targetnetworks, backgroundgenes, each a file or the name of a predefined
#' list; networkHeaders (true when the network has a header line); ownanalyses (files,
#' repeated) with ownanalyses_metadata, a JSON list of \{tf, experiment_type,
#' edge_type, label, ...\}. The header X-Request-Secret of the answer lets its reader
#' delete the request.
#' @param client a client, see \code{\link{trellis}}
#' @param body a form, or a list that is sent as JSON
#' @param result the result
#' @return the answer as a list
#' @family calls
#' @export
trellis_submit_query <- function(client, body = NULL, result = NULL) {
  api_call(
    client, "POST", "/api/", "json",
    query = list(result = result),
    body = body
  )
}

#' @title GET /api/analysis_enrichment/\{id\}.csv
#' @description Overlap of every pair of analyses, one per line, with chosen metadata.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param sets genes of an analysis that are compared: those of the result (default),
#' or all that pass its own filters, before and, not, targeted_by and target lists; one
#' of auto, result, analysis
#' @param universe genes that could be drawn: the background or all protein-coding
#' genes, or those of them in the target lists; one of auto, coding, lists
#' @param fields metadata keys, once per analysis of the pair
#' @return a text
#' @family calls
#' @export
trellis_export_gene_sets <- function(client, id, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL, fields = NULL) {
  api_call(
    client, "GET", "/api/analysis_enrichment/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, sets = sets, universe = universe, fields = fields)
  )
}

#' @title GET /api/analysis_enrichment/\{id\}/
#' @description Overlap of every pair of analyses, tested both ways; genes=0 leaves the
#' common genes out (matrix).
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param sets genes of an analysis that are compared: those of the result (default),
#' or all that pass its own filters, before and, not, targeted_by and target lists; one
#' of auto, result, analysis
#' @param universe genes that could be drawn: the background or all protein-coding
#' genes, or those of them in the target lists; one of auto, coding, lists
#' @param genes 0: numbers only, as a matrix
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_gene_sets <- function(client, id, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL, genes = NULL) {
  api_call(
    client, "GET", "/api/analysis_enrichment/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, sets = sets, universe = universe, genes = genes)
  )
}

#' @title GET /api/analysis_enrichment/\{id\}/genes/
#' @description Common genes of two analyses, counted from 0 in the order of the
#' result.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param a the a
#' @param b the b
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param sets genes of an analysis that are compared: those of the result (default),
#' or all that pass its own filters, before and, not, targeted_by and target lists; one
#' of auto, result, analysis
#' @param universe genes that could be drawn: the background or all protein-coding
#' genes, or those of them in the target lists; one of auto, coding, lists
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_genes_in_common <- function(client, id, a, b, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL) {
  api_call(
    client, "GET", "/api/analysis_enrichment/{id}/genes/", "json",
    params = list(id = id),
    query = list(a = a, b = b, revision = revision, label = label, correction = correction, sets = sets, universe = universe)
  )
}

#' @title GET /api/aupr/\{id\}/
#' @description Precision-recall curve as SVG with its statistics; HEAD tells whether
#' there is one.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param precision precision cutoff
#' @return a text
#' @family calls
#' @export
trellis_draw_aupr <- function(client, id, revision = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/aupr/{id}/", "text",
    params = list(id = id),
    query = list(revision = revision, precision = precision)
  )
}

#' @title GET /api/aupr/\{id\}/data/
#' @description Precision-recall curve as data, and what a precision cutoff keeps.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param precision precision cutoff
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_aupr <- function(client, id, revision = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/aupr/{id}/data/", "json",
    params = list(id = id),
    query = list(revision = revision, precision = precision)
  )
}

#' @title GET /api/aupr/\{id\}/pruned/\{precision\}/
#' @description Edges of the target network up to a precision cutoff.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param precision the precision
#' @param revision revision of names and hidden flags; default: the latest
#' @return a text
#' @family calls
#' @export
trellis_export_pruned <- function(client, id, precision, revision = NULL) {
  api_call(
    client, "GET", "/api/aupr/{id}/pruned/{precision}/", "text",
    params = list(id = id, precision = precision),
    query = list(revision = revision)
  )
}

#' @title GET /api/bound_regulated/\{id\}/
#' @description Agreement of binding and regulation, per TF that has analyses of both
#' kinds.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param sets genes of an analysis that are compared: those of the result (default),
#' or all that pass its own filters, before and, not, targeted_by and target lists; one
#' of auto, result, analysis
#' @param universe genes that could be drawn: the background or all protein-coding
#' genes, or those of them in the target lists; one of auto, coding, lists
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_bound_regulated <- function(client, id, revision = NULL, label = NULL, correction = NULL, sets = NULL, universe = NULL) {
  api_call(
    client, "GET", "/api/bound_regulated/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, sets = sets, universe = universe)
  )
}

#' @title GET /api/difference/\{id\}.csv
#' @description What changes in a result on another version of the data set, as CSV.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param to the other version, or at least 8 characters of it; default: newest
#' @param part rows; default: analyses; one of analyses, genes
#' @return a text
#' @family calls
#' @export
trellis_export_difference <- function(client, id, revision = NULL, to = NULL, part = NULL) {
  api_call(
    client, "GET", "/api/difference/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, to = to, part = part)
  )
}

#' @title GET /api/difference/\{id\}/
#' @description What changes in a result on another version of the data set.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param to the other version, or at least 8 characters of it; default: newest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_difference <- function(client, id, revision = NULL, to = NULL) {
  api_call(
    client, "GET", "/api/difference/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, to = to)
  )
}

#' @title GET /api/edges/
#' @description Types of additional edges.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_edges <- function(client) {
  api_call(
    client, "GET", "/api/edges/", "json"
  )
}

#' @title GET /api/everything/\{id\}.zip
#' @description Question, inputs, methods, all tables and all figures of a result as
#' one archive that can be recomputed.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @return a raw vector
#' @family calls
#' @export
trellis_export_everything <- function(client, id, revision = NULL, label = NULL, correction = NULL) {
  api_call(
    client, "GET", "/api/everything/{id}.zip", "bytes",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction)
  )
}

#' @title GET /api/examples/
#' @description Example queries chosen from the data set, with the id of their requests
#' and the sizes of their pictures.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_examples <- function(client) {
  api_call(
    client, "GET", "/api/examples/", "json"
  )
}

#' @title GET /api/examples/\{example\}/\{picture\}/
#' @description Picture of an example query, drawn from the data set.
#' @param client a client, see \code{\link{trellis}}
#' @param example one of targets, direct, both, pair, list, network
#' @param picture one of summary, bound, network, targetLists, motifs, functions,
#' geneSets, sungear, precisionRecall
#' @param size one of wide, narrow
#' @param theme one of light, dark
#' @param marks whether to number its parts
#' @param version data set version, so that caches tell versions apart
#' @return a text
#' @family calls
#' @export
trellis_draw_example <- function(client, example, picture, size = NULL, theme = NULL, marks = NULL, version = NULL) {
  api_call(
    client, "GET", "/api/examples/{example}/{picture}/", "text",
    params = list(example = example, picture = picture),
    query = list(size = size, theme = theme, marks = marks, version = version)
  )
}

#' @title GET /api/export/\{id\}.csv
#' @description The shown cells of the result, one per line, with the metadata of their
#' analyses.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @return a text
#' @family calls
#' @export
trellis_export_csv <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/export/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision)
  )
}

#' @title GET /api/export/\{id\}.xlsx
#' @description The result as a workbook: sheets table and metadata.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @return a raw vector
#' @family calls
#' @export
trellis_export_xlsx <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/export/{id}.xlsx", "bytes",
    params = list(id = id),
    query = list(revision = revision)
  )
}

#' @title GET /api/extra_field_names/
#' @description Names of the extra fields that legends and tables can show.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_extra_field_names <- function(client) {
  api_call(
    client, "GET", "/api/extra_field_names/", "json"
  )
}

#' @title POST /api/feedback/
#' @description Tell what is wrong or missing. JSON or form: name (1 to 100
#' characters), feedback (at most 5,000), token (of a human verification, where one is
#' set up).
#' @param client a client, see \code{\link{trellis}}
#' @param body a form, or a list that is sent as JSON
#' @return a text
#' @family calls
#' @export
trellis_send_feedback <- function(client, body = NULL) {
  api_call(
    client, "POST", "/api/feedback/", "text",
    body = body
  )
}

#' @title POST /api/functions/
#' @description Gene Ontology terms in which a gene list is enriched.
#' @param client a client, see \code{\link{trellis}}
#' @param genes gene ids, symbols or aliases
#' @param list name of a predefined gene list, in place of `genes`
#' @param part one list of the file of `list`; all of them by default
#' @param background names of the genes of the universe; the protein-coding genes by
#' default
#' @param aspects biological process, molecular function or cellular component; one of
#' BP, MF, CC
#' @param scope population: genes of the universe annotated in the aspect (default), or
#' all of them; one of annotated, all
#' @param correction Benjamini-Hochberg (default), Bonferroni, Holm or
#' Benjamini-Yekutieli; one of bonferroni, holm, bh, by
#' @param min fewest genes of a tested term; default 5
#' @param max most genes of a tested term; default 2000
#' @param evidence annotations that count, by evidence code; default all; one of all,
#' experimental, no_iea
#' @param alpha default 0.05
#' @param compact fold similar significant terms
#' @param slim show only terms of the plant slim; tests stay the same
#' @param significant leave out rows with padj above alpha; tests stay the same
#' @param graph tell which significant terms are ancestors of others
#' @return the answer as a list
#' @family calls
#' @export
trellis_find_functions <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, compact = NULL, slim = NULL, significant = NULL, graph = NULL) {
  api_call(
    client, "POST", "/api/functions/", "json",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), aspects = as_array(aspects), scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, compact = compact, slim = slim, significant = significant, graph = graph)
  )
}

#' @title GET /api/functions/\{id\}.csv
#' @description Enriched terms as CSV: a row per term and gene set.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param aspects biological process, molecular function or cellular component; one of
#' BP, MF, CC
#' @param scope population: genes of the universe annotated in the aspect (default), or
#' all of them; one of annotated, all
#' @param correction Benjamini-Hochberg (default), Bonferroni, Holm or
#' Benjamini-Yekutieli; one of bonferroni, holm, bh, by
#' @param min fewest genes of a tested term; default 5
#' @param max most genes of a tested term; default 2000
#' @param evidence annotations that count, by evidence code; default all; one of all,
#' experimental, no_iea
#' @param alpha default 0.05
#' @return a text
#' @family calls
#' @export
trellis_export_result_functions <- function(client, id, revision = NULL, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, aspects = aspects, scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha)
  )
}

#' @title GET /api/functions/\{id\}/
#' @description Gene Ontology terms in which the genes of a result, or the targets of
#' its analyses, are enriched.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param aspects biological process, molecular function or cellular component; one of
#' BP, MF, CC
#' @param scope population: genes of the universe annotated in the aspect (default), or
#' all of them; one of annotated, all
#' @param correction Benjamini-Hochberg (default), Bonferroni, Holm or
#' Benjamini-Yekutieli; one of bonferroni, holm, bh, by
#' @param min fewest genes of a tested term; default 5
#' @param max most genes of a tested term; default 2000
#' @param evidence annotations that count, by evidence code; default all; one of all,
#' experimental, no_iea
#' @param alpha default 0.05
#' @param top only terms among so many best ones of a set, per aspect; default all
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_result_functions <- function(client, id, revision = NULL, label = NULL, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, top = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, aspects = aspects, scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, top = top)
  )
}

#' @title GET /api/functions/\{id\}/genes/
#' @description Genes of a result, or of one of its analyses, that are annotated to a
#' term.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param term id, e.g. GO:0010167
#' @param revision revision of names and hidden flags; default: the latest
#' @param set gene set: 0, all genes of the result (default), then its analyses
#' @param evidence annotations that count, by evidence code; default all; one of all,
#' experimental, no_iea
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_term_genes <- function(client, id, term, revision = NULL, set = NULL, evidence = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}/genes/", "json",
    params = list(id = id),
    query = list(term = term, revision = revision, set = set, evidence = evidence)
  )
}

#' @title GET /api/functions/\{id\}/heatmap.svg
#' @description Heat map of the enriched terms, with the list of analyses.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Benjamini-Hochberg (default), Bonferroni, Holm or
#' Benjamini-Yekutieli; one of bonferroni, holm, bh, by
#' @param lower lower bound of the color scale, -log10 p
#' @param upper upper bound of the color scale, -log10 p
#' @param fields metadata keys to show in the legend
#' @param aspects biological process, molecular function or cellular component; one of
#' BP, MF, CC
#' @param scope population: genes of the universe annotated in the aspect (default), or
#' all of them; one of annotated, all
#' @param min fewest genes of a tested term; default 5
#' @param max most genes of a tested term; default 2000
#' @param evidence annotations that count, by evidence code; default all; one of all,
#' experimental, no_iea
#' @param alpha default 0.05
#' @param top only terms among so many best ones of a set, per aspect; default all
#' @return a text
#' @family calls
#' @export
trellis_draw_result_functions <- function(client, id, revision = NULL, label = NULL, correction = NULL, lower = NULL, upper = NULL, fields = NULL, aspects = NULL, scope = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, top = NULL) {
  api_call(
    client, "GET", "/api/functions/{id}/heatmap.svg", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, lower = lower, upper = upper, fields = fields, aspects = aspects, scope = scope, min = min, max = max, evidence = evidence, alpha = alpha, top = top)
  )
}

#' @title POST /api/gene-lists/
#' @description Stores a gene list, so that questions about it have an address.
#' @param client a client, see \code{\link{trellis}}
#' @param genes gene ids, symbols or aliases
#' @param list name of a predefined gene list, in place of `genes`
#' @param part one list of the file of `list`; all of them by default
#' @param background names of the genes of the universe; the protein-coding genes by
#' default
#' @param name what the genes are, in words
#' @param result id of the request whose result has these genes; its background is used
#' unless one is given
#' @param deleted_with id of a request that takes the list along when it is deleted;
#' default: result, if it has own analyses
#' @return the answer as a list
#' @family calls
#' @export
trellis_create_gene_list <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, name = NULL, result = NULL, deleted_with = NULL) {
  api_call(
    client, "POST", "/api/gene-lists/", "json",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), name = name, result = result, deleted_with = deleted_with)
  )
}

#' @title GET /api/gene-lists/\{id\}/
#' @description A stored gene list: its genes, and the names that are ambiguous or
#' unknown.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_gene_list <- function(client, id) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/", "json",
    params = list(id = id)
  )
}

#' @title GET /api/gene-lists/\{id\}/background/
#' @description The background of a stored gene list, one name per line; empty for the
#' protein-coding genes.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @return a text
#' @family calls
#' @export
trellis_read_list_background <- function(client, id) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/background/", "text",
    params = list(id = id)
  )
}

#' @title GET /api/gene-lists/\{id\}/functions/
#' @description Gene Ontology terms in which a stored gene list is enriched.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param aspects biological process, molecular function or cellular component; one of
#' BP, MF, CC
#' @param scope population: genes of the universe annotated in the aspect (default), or
#' all of them; one of annotated, all
#' @param correction Benjamini-Hochberg (default), Bonferroni, Holm or
#' Benjamini-Yekutieli; one of bonferroni, holm, bh, by
#' @param min fewest genes of a tested term; default 5
#' @param max most genes of a tested term; default 2000
#' @param evidence annotations that count, by evidence code; default all; one of all,
#' experimental, no_iea
#' @param alpha default 0.05
#' @param compact fold similar significant terms
#' @param slim show only terms of the plant slim; tests stay the same
#' @param significant leave out rows with padj above alpha; tests stay the same
#' @param graph tell which significant terms are ancestors of others
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_list_functions <- function(client, id, aspects = NULL, scope = NULL, correction = NULL, min = NULL, max = NULL, evidence = NULL, alpha = NULL, compact = NULL, slim = NULL, significant = NULL, graph = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/functions/", "json",
    params = list(id = id),
    query = list(aspects = aspects, scope = scope, correction = correction, min = min, max = max, evidence = evidence, alpha = alpha, compact = compact, slim = slim, significant = significant, graph = graph)
  )
}

#' @title GET /api/gene-lists/\{id\}/orthologs/
#' @description The orthologs of a stored gene list in another edition, and conserved
#' targets of TFs.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param to the other edition
#' @param only_one2one carry over only pairs that are unique on both sides
#' @param tfs TFs whose targets are compared with those of their orthologs
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_list_orthologs <- function(client, id, to, only_one2one = NULL, tfs = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/orthologs/", "json",
    params = list(id = id),
    query = list(to = to, only_one2one = only_one2one, tfs = tfs)
  )
}

#' @title GET /api/gene-lists/\{id\}/regulators/
#' @description Transcription factors whose targets a stored gene list is enriched in.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param library query that names the analyses to test, without target networks; all
#' by default
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_list_regulators <- function(client, id, library = NULL) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/regulators/", "json",
    params = list(id = id),
    query = list(library = library)
  )
}

#' @title GET /api/gene-lists/\{id\}/targets/
#' @description The genes of a stored list that are targets of some analyses.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param analyses ids of analyses
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_list_targets <- function(client, id, analyses) {
  api_call(
    client, "GET", "/api/gene-lists/{id}/targets/", "json",
    params = list(id = id),
    query = list(analyses = analyses)
  )
}

#' @title GET /api/gene-names/
#' @description Ids, symbols and aliases of all genes, for programs that recognize the
#' genes of a file themselves.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_gene_names <- function(client) {
  api_call(
    client, "GET", "/api/gene-names/", "json"
  )
}

#' @title GET /api/gene/\{gene\}/
#' @description What is known about a gene or TF. A symbol or alias redirects (301) to
#' the id; one of several genes lists them (300).
#' @param client a client, see \code{\link{trellis}}
#' @param gene gene id, symbol or alias
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_gene <- function(client, gene) {
  api_call(
    client, "GET", "/api/gene/{gene}/", "json",
    params = list(gene = gene)
  )
}

#' @title POST /api/genes/
#' @description Which names are gene ids, symbols or aliases, which are unknown and
#' which mean several genes.
#' @param client a client, see \code{\link{trellis}}
#' @param names the names
#' @param tfs whether they should be TFs
#' @return the answer as a list
#' @family calls
#' @export
trellis_look_up_gene_names <- function(client, names, tfs = NULL) {
  api_call(
    client, "POST", "/api/genes/", "json",
    body = list(names = as_array(names), tfs = tfs)
  )
}

#' @title GET /api/ids/\{id\}/
#' @description Names and visibility of the analyses of a result.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_analysis_ids <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/ids/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

#' @title POST /api/ids/\{id\}/
#' @description Rename, show or hide analyses; makes a new revision of the request,
#' from the given one or the latest.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param body a form, or a list that is sent as JSON
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_update_analysis_ids <- function(client, id, body = NULL, revision = NULL) {
  api_call(
    client, "POST", "/api/ids/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision),
    body = body
  )
}

#' @title GET /api/inputs/\{id\}/
#' @description The inputs of a request as they were asked, to change and ask them
#' again.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_request_inputs <- function(client, id) {
  api_call(
    client, "GET", "/api/inputs/{id}/", "json",
    params = list(id = id)
  )
}

#' @title GET /api/key/
#' @description Keys for filters.
#' @param client a client, see \code{\link{trellis}}
#' @param tf only what these TFs have; repeatable
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_keys <- function(client, tf = NULL) {
  api_call(
    client, "GET", "/api/key/", "json",
    query = list(tf = tf)
  )
}

#' @title GET /api/key/\{key\}/
#' @description Values of a filter key; none for numeric keys.
#' @param client a client, see \code{\link{trellis}}
#' @param key the key
#' @param tf only what these TFs have; repeatable
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_key_values <- function(client, key, tf = NULL) {
  api_call(
    client, "GET", "/api/key/{key}/", "json",
    params = list(key = key),
    query = list(tf = tf)
  )
}

#' @title GET /api/labels/\{id\}/
#' @description Short labels of the shown analyses: symbol, technology, the metadata in
#' which they differ, id.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_analysis_labels <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/labels/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

#' @title GET /api/list_download/\{name\}/
#' @description Text of a predefined gene list or target network.
#' @param client a client, see \code{\link{trellis}}
#' @param name the name
#' @return a text
#' @family calls
#' @export
trellis_download_list <- function(client, name) {
  api_call(
    client, "GET", "/api/list_download/{name}/", "text",
    params = list(name = name)
  )
}

#' @title GET /api/list_enrichment/\{id\}.svg
#' @description Heat map of the enrichment of target lists, with its legend.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param lower lower bound of the color scale, -log10 p
#' @param upper upper bound of the color scale, -log10 p
#' @param fields metadata keys to show in the legend
#' @return a text
#' @family calls
#' @export
trellis_draw_target_lists <- function(client, id, revision = NULL, label = NULL, correction = NULL, lower = NULL, upper = NULL, fields = NULL) {
  api_call(
    client, "GET", "/api/list_enrichment/{id}.svg", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, lower = lower, upper = upper, fields = fields)
  )
}

#' @title GET /api/list_enrichment/\{id\}/
#' @description Enrichment of every target list in the targets of every analysis.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_target_lists <- function(client, id, revision = NULL, label = NULL, correction = NULL) {
  api_call(
    client, "GET", "/api/list_enrichment/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction)
  )
}

#' @title GET /api/list_enrichment/\{id\}/legend/
#' @description Legend of the heat map of target lists.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_target_lists_legend <- function(client, id, revision = NULL, label = NULL) {
  api_call(
    client, "GET", "/api/list_enrichment/{id}/legend/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label)
  )
}

#' @title GET /api/lists/
#' @description Names of the predefined gene lists.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_lists <- function(client) {
  api_call(
    client, "GET", "/api/lists/", "json"
  )
}

#' @title GET /api/motif_enrichment/additional/motifs/
#' @description Names of the individual motifs.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_individual_motifs <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/additional/motifs/", "json"
  )
}

#' @title POST /api/motif_enrichment/additional/\{id\}/
#' @description Enrichment of individual motifs: a list per column, by default those
#' named after its TF.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param regions the regions
#' @param motifs the motifs
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param test what is counted: all hits of a motif (default), or the genes with at
#' least one; one of hits, genes
#' @return the answer as a list
#' @family calls
#' @export
trellis_test_chosen_motifs <- function(client, id, regions = NULL, motifs = NULL, revision = NULL, label = NULL, correction = NULL, test = NULL) {
  api_call(
    client, "POST", "/api/motif_enrichment/additional/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, test = test),
    body = list(regions = as_array(regions), motifs = as_array(motifs))
  )
}

#' @title GET /api/motif_enrichment/cluster_info.csv
#' @description Family, consensus and number of motifs of each motif cluster.
#' @param client a client, see \code{\link{trellis}}
#' @return a text
#' @family calls
#' @export
trellis_download_cluster_info <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/cluster_info.csv", "text"
  )
}

#' @title GET /api/motif_enrichment/motifs/
#' @description Names of the motif clusters.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_motif_clusters <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/motifs/", "json"
  )
}

#' @title GET /api/motif_enrichment/regions/
#' @description Regions of the motif enrichment.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_motif_regions <- function(client) {
  api_call(
    client, "GET", "/api/motif_enrichment/regions/", "json"
  )
}

#' @title GET /api/motif_enrichment/\{id\}/
#' @description Enrichment of motif clusters in the targets of every analysis and in
#' the target lists.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param alpha corrected p-values above it are left out; 0 to 1, default 0.05
#' @param regions regions to count hits in; the default ones when left out
#' @param test what is counted: all hits of a motif (default), or the genes with at
#' least one; one of hits, genes
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_motifs <- function(client, id, revision = NULL, label = NULL, correction = NULL, alpha = NULL, regions = NULL, test = NULL) {
  api_call(
    client, "GET", "/api/motif_enrichment/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, alpha = alpha, regions = regions, test = test)
  )
}

#' @title GET /api/motif_enrichment/\{id\}/heatmap.svg
#' @description Heat map of the enriched motif clusters, with its legend.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @param lower lower bound of the color scale, -log10 p
#' @param upper upper bound of the color scale, -log10 p
#' @param fields metadata keys to show in the legend
#' @param alpha corrected p-values above it are left out; 0 to 1, default 0.05
#' @param regions regions to count hits in; the default ones when left out
#' @param test what is counted: all hits of a motif (default), or the genes with at
#' least one; one of hits, genes
#' @return a text
#' @family calls
#' @export
trellis_draw_motifs <- function(client, id, revision = NULL, label = NULL, correction = NULL, lower = NULL, upper = NULL, fields = NULL, alpha = NULL, regions = NULL, test = NULL) {
  api_call(
    client, "GET", "/api/motif_enrichment/{id}/heatmap.svg", "text",
    params = list(id = id),
    query = list(revision = revision, label = label, correction = correction, lower = lower, upper = upper, fields = fields, alpha = alpha, regions = regions, test = test)
  )
}

#' @title GET /api/motif_enrichment/\{id\}/heatmap_table/
#' @description Legend of the motif heat map.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param label 1: label all analyses, not only the renamed ones
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_motif_legend <- function(client, id, revision = NULL, label = NULL) {
  api_call(
    client, "GET", "/api/motif_enrichment/{id}/heatmap_table/", "json",
    params = list(id = id),
    query = list(revision = revision, label = label)
  )
}

#' @title POST /api/names/
#' @description What names in a query mean: TFs and keywords with their numbers of
#' analyses, and names that are unknown.
#' @param client a client, see \code{\link{trellis}}
#' @param names the names
#' @return the answer as a list
#' @family calls
#' @export
trellis_explain_query_names <- function(client, names) {
  api_call(
    client, "POST", "/api/names/", "json",
    body = list(names = as_array(names))
  )
}

#' @title GET /api/network/\{id\}.sif
#' @description The network as SIF, separated by tabs; expand=1 writes a line per edge.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param edges types of additional edges to draw
#' @param precision draws the validated predictions of the target network up to this
#' precision
#' @param expand the expand
#' @return a text
#' @family calls
#' @export
trellis_export_sif <- function(client, id, revision = NULL, edges = NULL, precision = NULL, expand = NULL) {
  api_call(
    client, "GET", "/api/network/{id}.sif", "text",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision, expand = expand)
  )
}

#' @title GET /api/network/\{id\}/
#' @description The network of the result with positions.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param edges types of additional edges to draw
#' @param precision draws the validated predictions of the target network up to this
#' precision
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_network <- function(client, id, revision = NULL, edges = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision)
  )
}

#' @title GET /api/network/\{id\}/analysis/
#' @description Hubs, loops against random graphs, and hierarchy of the TFs of the
#' network.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param edges types of additional edges to draw
#' @param precision draws the validated predictions of the target network up to this
#' precision
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_network_analysis <- function(client, id, revision = NULL, edges = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/analysis/", "json",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision)
  )
}

#' @title GET /api/network/\{id\}/edge/
#' @description The analyses behind an edge of the network.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param source TF: id, symbol or alias
#' @param target gene: id, symbol or alias
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_edge <- function(client, id, source, target, revision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/edge/", "json",
    params = list(id = id),
    query = list(source = source, target = target, revision = revision)
  )
}

#' @title GET /api/network/\{id\}/paths/
#' @description Network walking: paths from a TF through secondary TFs, with the
#' evidence of each step.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param from TF of the result: id, symbol or alias
#' @param revision revision of names and hidden flags; default: the latest
#' @param list target list of the request; default: all genes
#' @param to genes to reach, instead of a list
#' @param steps edges of a path at most; default 2
#' @param least edges of a listed path at least; default 1
#' @param through secondary TFs: those of the result (default), or all with analyses in
#' the data set; one of result, dataset
#' @param limit paths at most; default 200
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_network_paths <- function(client, id, from, revision = NULL, list = NULL, to = NULL, steps = NULL, least = NULL, through = NULL, limit = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/paths/", "json",
    params = list(id = id),
    query = list(from = from, revision = revision, list = list, to = to, steps = steps, least = least, through = through, limit = limit)
  )
}

#' @title GET /api/network/\{id\}/size/
#' @description Numbers of findings and of distinct edges of the network, as in its
#' files.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param edges types of additional edges to draw
#' @param precision draws the validated predictions of the target network up to this
#' precision
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_network_size <- function(client, id, revision = NULL, edges = NULL, precision = NULL) {
  api_call(
    client, "GET", "/api/network/{id}/size/", "json",
    params = list(id = id),
    query = list(revision = revision, edges = edges, precision = precision)
  )
}

#' @title GET /api/networks/
#' @description Names of the predefined target networks.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_networks <- function(client) {
  api_call(
    client, "GET", "/api/networks/", "json"
  )
}

#' @title POST /api/newest/\{id\}/
#' @description Run the query of a request on the newest data: makes a request with the
#' same inputs, or answers the one made before.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param result the result
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_compute_on_newest <- function(client, id, result = NULL, revision = NULL) {
  api_call(
    client, "POST", "/api/newest/{id}/", "json",
    params = list(id = id),
    query = list(result = result, revision = revision)
  )
}

#' @title POST /api/orthologs/
#' @description The orthologs of a gene list in another edition, and conserved targets
#' of TFs.
#' @param client a client, see \code{\link{trellis}}
#' @param to the other edition
#' @param genes gene ids, symbols or aliases
#' @param list name of a predefined gene list, in place of `genes`
#' @param part one list of the file of `list`; all of them by default
#' @param background names of the genes of the universe; the protein-coding genes by
#' default
#' @param only_one2one carry over only pairs that are unique on both sides
#' @param tfs TFs whose targets are compared with those of their orthologs
#' @return the answer as a list
#' @family calls
#' @export
trellis_find_orthologs <- function(client, to, genes = NULL, list = NULL, part = NULL, background = NULL, only_one2one = NULL, tfs = NULL) {
  api_call(
    client, "POST", "/api/orthologs/", "json",
    body = list(to = to, genes = as_array(genes), list = list, part = part, background = as_array(background), only_one2one = only_one2one, tfs = as_array(tfs))
  )
}

#' @title POST /api/orthologs/query/
#' @description A query for another edition: its TFs replaced by their orthologs that
#' have analyses.
#' @param client a client, see \code{\link{trellis}}
#' @param query the query
#' @param to the other edition
#' @param from edition of the query; by default that of the host
#' @return the answer as a list
#' @family calls
#' @export
trellis_translate_query <- function(client, query, to, from = NULL) {
  api_call(
    client, "POST", "/api/orthologs/query/", "json",
    body = list(query = query, to = to, from = from)
  )
}

#' @title GET /api/overview/
#' @description Analyses by metadata: `key = value`, `key != value`, or any text.
#' @param client a client, see \code{\link{trellis}}
#' @param search the search
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_overview <- function(client, search = NULL) {
  api_call(
    client, "GET", "/api/overview/", "json",
    query = list(search = search)
  )
}

#' @title GET /api/overview/autocomplete/
#' @description Texts that a search of the overview may hold.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_overview_suggestions <- function(client) {
  api_call(
    client, "GET", "/api/overview/autocomplete/", "json"
  )
}

#' @title GET /api/own/\{id\}/\{number\}/
#' @description The file of an analysis that came with a request; the first one is
#' number 0.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param number the number
#' @return a text
#' @family calls
#' @export
trellis_read_own_file <- function(client, id, number) {
  api_call(
    client, "GET", "/api/own/{id}/{number}/", "text",
    params = list(id = id, number = number)
  )
}

#' @title POST /api/preview/
#' @description The size of the result that a query would have, or why it has none.
#' Takes the form of a query; nothing is stored.
#' @param client a client, see \code{\link{trellis}}
#' @param body a form, or a list that is sent as JSON
#' @return the answer as a list
#' @family calls
#' @export
trellis_preview_query <- function(client, body = NULL) {
  api_call(
    client, "POST", "/api/preview/", "json",
    body = body
  )
}

#' @title POST /api/regulators/
#' @description Transcription factors whose targets a gene list is enriched in.
#' @param client a client, see \code{\link{trellis}}
#' @param genes gene ids, symbols or aliases
#' @param list name of a predefined gene list, in place of `genes`
#' @param part one list of the file of `list`; all of them by default
#' @param background names of the genes of the universe; the protein-coding genes by
#' default
#' @param library query that names the analyses to test, without target networks; all
#' by default
#' @return the answer as a list
#' @family calls
#' @export
trellis_find_regulators <- function(client, genes = NULL, list = NULL, part = NULL, background = NULL, library = NULL) {
  api_call(
    client, "POST", "/api/regulators/", "json",
    body = list(genes = as_array(genes), list = list, part = part, background = as_array(background), library = library)
  )
}

#' @title GET /api/regulators/accuracy/
#' @description How well the ranking of regulators finds the TF behind an expression
#' analysis in this data set.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_regulator_accuracy <- function(client) {
  api_call(
    client, "GET", "/api/regulators/accuracy/", "json"
  )
}

#' @title GET /api/search/
#' @description Genes, TFs, GO terms, predefined lists, target networks and analyses by
#' id, name or words. All words must be there, as words or as their beginnings; typing
#' errors count where nothing else is found.
#' @param client a client, see \code{\link{trellis}}
#' @param q id, name or words
#' @param limit maximum number of hits of each kind; default 10
#' @return the answer as a list
#' @family calls
#' @export
trellis_search_everything <- function(client, q, limit = NULL) {
  api_call(
    client, "GET", "/api/search/", "json",
    query = list(q = q, limit = limit)
  )
}

#' @title GET /api/site/
#' @description What the pages need to know of the edition: data set, examples, gene
#' links, counts.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_site <- function(client) {
  api_call(
    client, "GET", "/api/site/", "json"
  )
}

#' @title GET /api/sources/
#' @description The sources of the data set with their analyses, and the descriptions
#' of lists, networks and edges.
#' @param client a client, see \code{\link{trellis}}
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_sources <- function(client) {
  api_call(
    client, "GET", "/api/sources/", "json"
  )
}

#' @title GET /api/sources/bibtex/
#' @description The sources of the data set as BibTeX.
#' @param client a client, see \code{\link{trellis}}
#' @return a text
#' @family calls
#' @export
trellis_export_bibtex <- function(client) {
  api_call(
    client, "GET", "/api/sources/bibtex/", "text"
  )
}

#' @title GET /api/sources/ris/
#' @description The sources of the data set as RIS.
#' @param client a client, see \code{\link{trellis}}
#' @return a text
#' @family calls
#' @export
trellis_export_ris <- function(client) {
  api_call(
    client, "GET", "/api/sources/ris/", "text"
  )
}

#' @title GET /api/stats/\{id\}/
#' @description Numbers of edges, TFs and targets of a result.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_stats <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/stats/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

#' @title GET /api/summary/\{id\}/
#' @description Numbers of targets per TF and analysis, by edge type; the 50 TFs with
#' most targets.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_summary <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/summary/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

#' @title GET /api/sungear/\{id\}/
#' @description Sungear: genes grouped by the analyses that target them.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_sungear <- function(client, id, revision = NULL, correction = NULL) {
  api_call(
    client, "GET", "/api/sungear/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, correction = correction)
  )
}

#' @title POST /api/sungear/\{id\}/
#' @description Sungear of some genes only; all genes for an empty list.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param genes the genes
#' @param revision revision of names and hidden flags; default: the latest
#' @param correction Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli; one
#' of bonferroni, holm, bh, by
#' @return the answer as a list
#' @family calls
#' @export
trellis_narrow_sungear <- function(client, id, genes = NULL, revision = NULL, correction = NULL) {
  api_call(
    client, "POST", "/api/sungear/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, correction = correction),
    body = list(genes = as_array(genes))
  )
}

#' @title GET /api/table/\{id\}.csv
#' @description The result table as it is shown: sorted, searched, without hidden
#' columns.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param sort index of the column to sort by; default order when left out
#' @param order one of asc, desc
#' @param search keeps rows with a cell that contains the text
#' @param tf id of the TF that `part` belongs to
#' @param sets genes of an analysis that are compared: those of the result (default),
#' or all that pass its own filters, before and, not, targeted_by and target lists; one
#' of auto, result, analysis
#' @param universe genes that could be drawn: the background or all protein-coding
#' genes, or those of them in the target lists; one of auto, coding, lists
#' @param part keeps the genes that the TF binds only, regulates only, or both; one of
#' bound, regulated, regulated:induced, regulated:repressed, regulated:other, both,
#' both:induced, both:repressed, both:other
#' @param hidden columns left out
#' @return a text
#' @family calls
#' @export
trellis_export_table <- function(client, id, revision = NULL, sort = NULL, order = NULL, search = NULL, tf = NULL, sets = NULL, universe = NULL, part = NULL, hidden = NULL) {
  api_call(
    client, "GET", "/api/table/{id}.csv", "text",
    params = list(id = id),
    query = list(revision = revision, sort = sort, order = order, search = search, tf = tf, sets = sets, universe = universe, part = part, hidden = hidden)
  )
}

#' @title GET /api/table/\{id\}/
#' @description A window of the result table: rows and columns, sorted and searched.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param sort index of the column to sort by; default order when left out
#' @param order one of asc, desc
#' @param search keeps rows with a cell that contains the text
#' @param tf id of the TF that `part` belongs to
#' @param sets genes of an analysis that are compared: those of the result (default),
#' or all that pass its own filters, before and, not, targeted_by and target lists; one
#' of auto, result, analysis
#' @param universe genes that could be drawn: the background or all protein-coding
#' genes, or those of them in the target lists; one of auto, coding, lists
#' @param part keeps the genes that the TF binds only, regulates only, or both; one of
#' bound, regulated, regulated:induced, regulated:repressed, regulated:other, both,
#' both:induced, both:repressed, both:other
#' @param row the row
#' @param rows the rows
#' @param column the column
#' @param columns the columns
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_table <- function(client, id, revision = NULL, sort = NULL, order = NULL, search = NULL, tf = NULL, sets = NULL, universe = NULL, part = NULL, row = NULL, rows = NULL, column = NULL, columns = NULL) {
  api_call(
    client, "GET", "/api/table/{id}/", "json",
    params = list(id = id),
    query = list(revision = revision, sort = sort, order = order, search = search, tf = tf, sets = sets, universe = universe, part = part, row = row, rows = rows, column = column, columns = columns)
  )
}

#' @title GET /api/table/\{id\}/head/
#' @description The analyses above the columns of the result table.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_table_head <- function(client, id, revision = NULL) {
  api_call(
    client, "GET", "/api/table/{id}/head/", "json",
    params = list(id = id),
    query = list(revision = revision)
  )
}

#' @title GET /api/table/\{id\}/targets.txt
#' @description Ids of the target genes of the result, one per line.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param revision revision of names and hidden flags; default: the latest
#' @param search the search
#' @param tf id of the TF that `part` belongs to
#' @param sets genes of an analysis that are compared: those of the result (default),
#' or all that pass its own filters, before and, not, targeted_by and target lists; one
#' of auto, result, analysis
#' @param universe genes that could be drawn: the background or all protein-coding
#' genes, or those of them in the target lists; one of auto, coding, lists
#' @param part keeps the genes that the TF binds only, regulates only, or both; one of
#' bound, regulated, regulated:induced, regulated:repressed, regulated:other, both,
#' both:induced, both:repressed, both:other
#' @return a text
#' @family calls
#' @export
trellis_read_targets <- function(client, id, revision = NULL, search = NULL, tf = NULL, sets = NULL, universe = NULL, part = NULL) {
  api_call(
    client, "GET", "/api/table/{id}/targets.txt", "text",
    params = list(id = id),
    query = list(revision = revision, search = search, tf = tf, sets = sets, universe = universe, part = part)
  )
}

#' @title GET /api/tfs/
#' @description Keywords and TFs; with all=0 the TFs only.
#' @param client a client, see \code{\link{trellis}}
#' @param all the all
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_tfs <- function(client, all = NULL) {
  api_call(
    client, "GET", "/api/tfs/", "json",
    query = list(all = all)
  )
}

#' @title DELETE /api/\{id\}/
#' @description Delete a request with all that came with it. Needs the header
#' X-Request-Secret; then calls about it answer 410.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @return nothing
#' @family calls
#' @export
trellis_delete_request <- function(client, id) {
  api_call(
    client, "DELETE", "/api/{id}/", "nothing",
    params = list(id = id)
  )
}

#' @title GET /api/\{id\}/
#' @description The result of a request.
#' @param client a client, see \code{\link{trellis}}
#' @param id request id
#' @param result the result
#' @param revision revision of names and hidden flags; default: the latest
#' @return the answer as a list
#' @family calls
#' @export
trellis_read_result <- function(client, id, result = NULL, revision = NULL) {
  api_call(
    client, "GET", "/api/{id}/", "json",
    params = list(id = id),
    query = list(result = result, revision = revision)
  )
}
