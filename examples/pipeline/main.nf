#!/usr/bin/env nextflow

// Runs each query of a sheet, tests the functions of its target genes, and sums up; see docs/guide/pipelines.md.

// A text as one word of the shell.
def quoted(text) {
    return "'" + text.toString().replace("'", "'\\''") + "'"
}

// The options that say whom to ask.
def asked() {
    def place = params.url ? ['--url', params.url] : ['--data', file(params.data)]
    return (['--edition', params.edition] + place).collect { word -> quoted(word) }.join(' ')
}

process ASK {
    tag "${name}"
    publishDir "${params.results}/${name}", mode: 'copy'

    input:
    tuple val(name), val(query)
    path dataset, stageAs: 'dataset/*'

    output:
    path 'table.csv', emit: table
    tuple val(name), path('targets.txt'), emit: targets

    script:
    """
    ${params.trellis} query ${quoted(query)} ${asked()} --out table.csv
    ${params.trellis} query ${quoted(query)} ${asked()} --view targets --out targets.txt
    """
}

process FUNCTIONS {
    tag "${name}"
    publishDir "${params.results}/${name}", mode: 'copy'

    input:
    tuple val(name), path(targets)

    output:
    tuple val(name), path('functions.csv')

    script:
    """
    ${params.trellis} functions ${targets} ${asked()} --option aspects=BP --out functions.csv
    """
}

process FOLDER {
    tag "${name}"

    input:
    tuple val(name), path(targets), path(functions)

    output:
    path name

    script:
    """
    mkdir ${name}
    cp ${targets} ${functions} ${name}/
    """
}

process SUMMARY {
    publishDir params.results, mode: 'copy'

    input:
    path folders

    output:
    path 'summary.csv'

    script:
    """
    summarize.py ${folders} > summary.csv
    """
}

// A release is never changed, so its hashes are checked once.
process CHECK_RELEASE {
    input:
    path release

    output:
    path "${release}/regulons_decoupler.csv.gz"

    script:
    """
    (cd ${release} && sha256sum --check SHA256SUMS)
    """
}

process SIGNED_EDGES {
    tag "${name}"
    publishDir "${params.results}/${name}", mode: 'copy'

    input:
    tuple val(name), path(targets)
    path edges

    output:
    path 'signed_edges.csv'

    script:
    """
    signed_edges.py ${edges} ${targets} > signed_edges.csv
    """
}

workflow {
    queries = channel.fromPath(params.queries)
        .splitCsv(header: true)
        .map { row -> tuple(row.name, row.query) }
    // The file of the data set is an input, so -resume notices an import. Of a site there is no file.
    dataset = params.url ? [] : file("${params.data}/${params.edition}.sqlite", checkIfExists: true)

    ASK(queries, dataset)
    FUNCTIONS(ASK.out.targets)
    FOLDER(ASK.out.targets.join(FUNCTIONS.out))
    SUMMARY(FOLDER.out.toSortedList { a, b -> a.name <=> b.name })

    if (params.release) {
        CHECK_RELEASE(file(params.release, checkIfExists: true))
        SIGNED_EDGES(ASK.out.targets, CHECK_RELEASE.out)
    }
}
