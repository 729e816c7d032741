import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readRecipe } from '../../src/recipe/readRecipe.ts';
import type { Recipe, SourceFile } from '../../src/recipe/source.ts';
import { fixture } from '../fixtures.ts';

const lines = (...all: readonly string[]): Buffer => Buffer.from(`${all.join('\n')}\n`);

const gff3 = (id: string, type: string, attributes: string): string =>
  `1\tinvented\t${type}\t1\t9\t.\t+\t.\tID=${id};${attributes}`;

/** Small files in every format that recipes read, by their paths in a source. */
export const inventedFiles: Readonly<Record<string, Buffer>> = {
  'genes.gff3': lines(
    '##gff-version 3',
    gff3('AT1G01010', 'gene', 'Name=NAC001'),
    gff3('AT1G01010.1', 'mRNA', 'Parent=AT1G01010'),
    gff3('AT1G01020', 'gene', 'Name=ARV1;Note=needs%2C a comma'),
    gff3('AT1G01030', 'gene', 'Name=NGA3'),
  ),
  'tfs.csv': lines('Gene_ID;Family', 'at1g01010;NAC', 'AT1G01030;B3', 'AT1G01010;NAC', 'AT1G09999;none'),
  'ids.tsv.gz': gzipSync(lines('old\tnew', 'Old1\tAT1G01010', 'Old2\tAT1G01020', 'Old2\tAT1G01030', 'Old9\t')),
  'aliases.txt': lines('AT1G01010 ANAC001', 'AT1G01020 nac001', 'AT1G01020 ARV', 'AT1G01020 ARV'),
  'orthologs.csv': lines('gene,rice', 'AT1G01010,LOC_Os01g01010', 'AT1G01020,', 'AT1G01010,LOC_Os01g01010'),
  'motifs.tf': lines('AC  cluster_1', 'DE  CACGTG', 'P0 A C G T', '01 0 9 0 1', '//'),
  'members.tab': lines('cluster_1\tAT1G01010,AT1G01030'),
  'go.obo': lines(
    'format-version: 1.2',
    '',
    '[Term]',
    'id: GO:0000001',
    'name: being',
    'namespace: biological_process',
  ),
  'genes.gaf': lines(
    '!gaf-version: 2.2',
    `TAIR\tAT1G01010\tNAC001\tinvolved_in\tGO:0000001\tPMID:1\tIDA${'\t'.repeat(8)}`,
  ),
  'peaks.txt': lines('# peaks', 'AT1G01020.1', 'AT1G01030', 'AT1G01020.2', 'AT5G00010'),
  'de/NAC001_root.csv': lines(
    ',"logFC","padj"',
    '"AT1G01020",–1.5,0.001',
    '"AT1G01030",2,0.2',
    '"AT1G01010",NA,0.01',
    '"AT1G01040",3,1e-9',
  ),
  'de/NAC001_leaf.csv': lines(',"logFC","padj"', '"AT1G01030",0.5,0.04'),
  'flags.tsv': lines('gene\tNAC001\tNGA3', 'AT1G01010\t0\t1', 'AT1G01020\t-1\t1', 'AT1G01030\t0\t0'),
  'objects.RData': Buffer.from(fixture('objects.RData')),
  'old/targets.txt': lines('TF target', 'old1 OLD2', 'old1 old7'),
  'old/about.txt': lines('*Experiment_Type: Binding', '*Edge_Type: Bound', 'DOI: 10.1000/own'),
  'lists.txt': lines('>up', 'AT1G01010', 'AT1G01020', '>down', 'AT1G01030'),
  'core.txt': lines('gene', 'AT1G01030', 'AT1G01030'),
  'scores.csv': lines(
    'tf,target,score',
    'AT1G01010,AT1G01020,0.5',
    'AT1G01010,AT1G01030,0.123456789',
    'AT1G01010,AT1G01020,0.75',
  ),
  'pairs.csv': lines('a,b', 'AT1G01010,AT1G01030', 'AT1G01010,AT1G01030'),
};

/** The commit of the invented sources. */
export const commit = 'c0ffee'.padEnd(40, '0');

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The source part of a recipe, with the bytes and checksums of its files. */
const source = (name: string, head: readonly string[], paths: readonly string[]): string =>
  [
    `  - name: ${name}`,
    `    repository: lab/${name}`,
    `    commit: ${commit}`,
    ...head.map((line) => `    ${line}`),
    '    files:',
    ...paths.map(
      (path) =>
        `      - {path: ${path}, bytes: ${inventedFiles[path].length}, sha256: "${sha256(inventedFiles[path])}"}`,
    ),
  ].join('\n');

const genes = `name: genes
version: 3
edition: mini
title: Invented genes
sources:
${source(
  'genes',
  ['license: CC0-1.0', 'citation: Genes 2019'],
  [
    ...[
      'genes.gff3',
      'tfs.csv',
      'ids.tsv.gz',
      'aliases.txt',
      'orthologs.csv',
      'motifs.tf',
      'members.tab',
      'go.obo',
      'genes.gaf',
    ],
  ],
)}
makes:
  - {make: copy, from: go.obo, to: go.obo}
  - {make: copy, from: genes.gaf, to: go_annotations.gaf}
  - make: aliases
    from: aliases.txt
    read: {format: delimited, header: false}
    alias: "{column_2}"
    gene: "{column_1}"
  - make: tf families
    from: tfs.csv
    steps:
      - {known: [Gene_ID]}
      - {upper: [Gene_ID]}
    gene: "{Gene_ID}"
    family: "{Family}"
  - make: orthologs
    edition: rice
    from: orthologs.csv
    steps:
      - {keep: {column: rice, isNot: ""}}
    gene: "{gene}"
    ortholog: "{rice}"
  - make: conversion
    name: members
    from: members.tab
    read: {format: delimited, header: false, separator: "\\t"}
    steps:
      - {split: column_2, at: ","}
    old: "{column_1}"
    new: "{column_2}"
  - make: motif clusters
    from: motifs.tf
    read: {format: transfac}
    steps:
      - {set: members, to: "{cluster}"}
      - {convert: [members], with: members, glue: "; "}
      - {count: members, at: "; ", into: size}
    columns: {Cluster: "{cluster}", "# Motifs": "{size}", Consensus: "{consensus}", TFs: "{members}", Matrix: "{matrix}"}
  - {make: genes from targets, pattern: "^AT\\\\dG\\\\d{5}$", type: LOCUS}
  - make: genes
    from: genes.gff3
    read: {format: gff3}
    steps:
      - {keep: {column: type, is: gene}}
    gene: "{ID}"
    name: "{Name}"
    fullname: "{Note}"
    type: PROTEIN_CODING
  - {make: genes, from: tfs.csv, describe: true, override: true, gene: "{Gene_ID}", type: TXNFACTOR, family: "{Family}"}
  - {make: conversion, name: old ids, from: ids.tsv.gz, old: "{old}", new: "{new}"}
`;

const experiments = `name: experiments
version: 1
edition: mini
title: Invented experiments
sources:
${source(
  'experiments',
  ['license: MIT', 'citation: Lab 2020', 'doi: 10.1000/lab.2020'],
  [
    ...[
      'peaks.txt',
      'de/NAC001_root.csv',
      'de/NAC001_leaf.csv',
      'flags.tsv',
      'objects.RData',
      'old/targets.txt',
      'old/about.txt',
    ],
  ],
)}
makes:
  - make: analyses
    from: peaks.txt
    read: {format: lines, comment: "#"}
    steps:
      - {replace: gene, pattern: "\\\\.\\\\d+$", with: ""}
    name: AT1G01010_ChIP
    target: "{gene}"
    metadata: |
      *Transcription_Factor_ID: AT1G01010
      *Experiment_Type: Binding
      *Edge_Type: Bound
  - make: analyses
    from: /^de/(?<tf>[A-Z0-9]+)_(?<tissue>\\w+)\\.csv$/
    steps:
      - {numbers: [logFC, padj]}
      - {keep: {column: padj, below: 0.05}}
      - {known: [row]}
      - {lookup: tf, rows: {NAC001: {id: AT1G01010}}}
    name: "{id}_{tissue}_RNAseq"
    target: "{row}"
    log2fc: "{logFC}"
    pvalue: "{padj}"
    metadata: |
      *Transcription_Factor_ID: {id}
      *Experiment_Type: Expression
      *Edge_Type: Regulated
      *Tissue: {tissue}
  - make: analyses
    from: flags.tsv
    steps:
      - {melt: "^N", name: tf, value: flag}
      - {keep: {column: flag, isNot: "0"}}
      - {lookup: tf, rows: {NAC001: {id: AT1G01010}, NGA3: {id: AT1G01030}}}
    name: "{id}_flags"
    target: "{gene}"
    metadata: |
      *Transcription_Factor_ID: {id}
      *Experiment_Type: Expression
      *Edge_Type: Regulated
  - make: analyses
    from: objects.RData
    read: {format: r data, object: results/roots}
    name: AT1G01030_R
    target: "{row}"
    log2fc: "{logFC}"
    pvalue: ""
    metadata: |
      *Transcription_Factor_ID: AT1G01030
      *Experiment_Type: Expression
      *Edge_Type: Regulated
  - make: analyses
    from: old/targets.txt
    steps:
      - {convert: [TF, target], with: old ids}
    name: "{TF}_old"
    target: "{target}"
    metadataFile: old/about.txt
    metadata: |
      *Transcription_Factor_ID: {TF}
`;

const parts = `name: parts
version: 2
edition: mini
title: Invented lists, network and edges
sources:
${source('parts', ['license: Not stated', 'citation: "Parts: a, b"'], ['lists.txt', 'core.txt', 'scores.csv'])}
${source('pairs', ['license: MIT', 'citation: Pairs 2021'], ['pairs.csv'])}
makes:
  - {make: lists, source: parts, name: Response, description: Genes that respond, from: lists.txt, read: {format: named lists}, title: "{list} 1 h", gene: "{gene}"}
  - {make: lists, source: parts, name: Response, from: core.txt, read: {format: lines, header: true}, title: core, gene: "{gene}"}
  - make: network
    source: parts
    name: Inferred
    from: scores.csv
    steps:
      - {best: score, of: [tf, target]}
      - {round: score, digits: 3}
      - {sort: [score], descending: true}
    tf: "{tf}"
    edge: inferred
    target: "{target}"
    score: "{score}"
  - {make: edges, source: pairs, name: Interactions, undirected: true, from: pairs.csv, tf: "{a}", target: "{b}", type: interacts}
  - {make: edges, source: parts, name: Predicted, from: scores.csv, tf: "{tf}", target: "{target}", type: predicted}
`;

/** The recipes of the invented edition. */
export const inventedRecipes: readonly Recipe[] = [parts, experiments, genes].map((text, i) =>
  readRecipe({ shown: `recipes/mini/${i}.yaml`, text, readTable: () => '' }),
);

/** Reads the invented files but those that are missing. */
export const readInvented =
  (...missing: readonly string[]) =>
  ({ path }: SourceFile): Promise<Uint8Array | undefined> =>
    Promise.resolve(missing.includes(path) ? undefined : inventedFiles[path]);

/** The SHA-256 of an invented file. */
export const checksumOf = (path: string): string => sha256(inventedFiles[path]);
