import { readRecipe } from '../../src/recipe/readRecipe.ts';
import type { Recipe } from '../../src/recipe/source.ts';

export const commit = '0123456789abcdef0123456789abcdef01234567';
export const sha256 = '0f'.repeat(32);

/** A sound recipe of one source with the files `data/de.csv` and `data/genes.txt`, to be spoiled by a test. */
export const soundRecipe = `name: one-lab
version: 2
edition: mini
title: Invented

sources:
  - repository: lab/data
    commit: ${commit}
    license: MIT
    citation: Lab, 2020
    doi: 10.1000/x.1
    files:
      - path: data/de.csv
        bytes: 10
        sha256: ${sha256}
      - path: data/genes 1.txt
        bytes: 20
        sha256: ${sha256}

makes:
  - make: analyses
    from: /^data/(?<set>\\w+)\\.csv$/
    read: {format: delimited, separator: "\\t"}
    steps:
      - {keep: {column: padj, below: 0.05}}
      - {replace: gene, pattern: "\\\\.\\\\d$", with: ""}
      - {melt: "^TF", name: tf, value: flag}
    name: "{set}_x"
    target: "{gene}"
    log2fc: "{fc}"
    pvalue: "{padj}"
    metadata: |
      *Edge_Type: Regulated
  - make: lists
    name: Genes
    from: data/genes 1.txt
    read: {format: lines}
    title: All
    gene: "{gene}"
  - make: genes from targets
    pattern: ^AT
    type: GENE
`;

/** Reads the text of a recipe; `tables` are the tables of files next to it. */
export const read = (text: string, tables: Readonly<Record<string, string>> = {}): Recipe =>
  readRecipe({ shown: 'recipes/mini/one-lab.yaml', text, readTable: (name) => tables[name] ?? '' });

/** The sound recipe with a text in the place of a part of it. Throws if the part is not there. */
export function spoiled(part: string, replacement: string): string {
  if (!soundRecipe.includes(part)) throw new Error(`no ${part} in the recipe`);
  return soundRecipe.replace(part, () => replacement);
}
