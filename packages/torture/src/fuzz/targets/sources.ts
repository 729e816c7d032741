import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../../scripts/rig/root.ts';
import { readTable, tableFormats } from '../../../../recipes/src/formats/readTable.ts';
import { readRecipe } from '../../../../recipes/src/recipe/readRecipe.ts';
import { textOf, type Target } from '../target.ts';

/** A small file of the tests of R data, unpacked, so that changes are changes of its values. */
function rData(name: string, object = ''): Buffer {
  const bytes = readFileSync(join(root, 'packages/recipes/test/fixtures', name));
  return Buffer.concat([
    Buffer.from(object ? `r data|${object}\n` : 'r data\n'),
    bytes[0] === 0x1f ? gunzipSync(bytes) : bytes,
  ]);
}

const recipe = `recipe
name: aba-lists
version: 1
edition: thale-cress
title: Genes that respond
sources:
  - repository: a/b
    commit: 1039f20df5e151c51b523636715f6543d4fb7081
    license: MIT
    citation: 'Song L et al., Science, 2016'
    doi: 10.1126/science.aag1550
    accession: GSE80565
    files:
      - path: data/GSE80565_3.csv
        bytes: 2875548
        sha256: 995b80123393bfc72034c4833a0ae3d3e77e44600c4894288025f2b7b8c52402
makes:
  - make: lists
    name: time_course
    description: Genes
    title: A time course
    gene: gene_id
    from: /(?<comparison>GSE80565_\\d+)\\.csv$/
    steps:
      - { keep: { column: padj, below: 0.01 } }
      - { set: direction, to: none }
`;

/** Flags of values in R data: texts, lists, the end of a list, compact vectors, a data frame, a text, and a large number. */
const flags = [0x10, 0x13, 0xfe, 0xee, 0x402, 0x30e, 0x313, 0x40009, 0xffffffff, 0xff].map((flag) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(flag);
  return bytes;
});

/** Files of public sources in every format that recipes read, and recipes; the first line of an input is the format, and after a `|` the object of R data. */
export const sources: Target = {
  name: 'sources',
  tokens: [
    ...tableFormats.map((format) => `${format}\n`),
    ...[
      'recipe\n',
      '\t',
      ',',
      '"',
      ';',
      '=',
      '%3B',
      '%',
      'ID=gene:AT1G00010',
      '##FASTA\n',
      '>',
      '.',
      'AC',
      'DE',
      'P0',
      '//\n',
    ],
    ...flags,
    ...['sources:\n', 'makes:\n', '  - ', 'steps:\n', '&a ', '*a', '<<: '],
  ],
  seeds: [
    'delimited\n"gene","log2FC"\nAT1G00010,1.5\nAT1G00020,−2\n',
    'delimited\ngene log2FC\n1 AT1G00010 1.5\n2 AT1G00020 2\n',
    'lines\n# x\nAT1G00010\nAT1G00020, x\n',
    'named lists\n>a\nAT1G00010 AT1G00020\n>b\nAT1G00030\n',
    'gff3\n##gff-version 3\n1\tx\tgene\t1\t100\t.\t+\t.\tID=gene:AT1G00010;Name=A%3BB;c;d\n',
    'transfac\nVV 1\n//\nAC c1\nDE ACGT\nP0 A C G T\n1 1 2 3 4 A\n//\n',
    recipe,
    ...['plain.rds', 'nested.rds', 'compact.rds'].map((name) => rData(name)),
    rData('others.rda', 'others/table'),
    rData('objects.RData', 'results/roots'),
  ],
  run(bytes) {
    const end = bytes.indexOf(10);
    const [format, object] = textOf(bytes.subarray(0, Math.max(0, end))).split('|');
    const content = bytes.subarray(end + 1);
    if (format === 'recipe')
      readRecipe({
        shown: 'recipes/x.yaml',
        text: textOf(content),
        readTable: () => 'name,url\na,https://x.org/a\n',
      });
    else requireWidth(readTable(content, { name: 'file', format, object }));
  },
};

/** Throws unless every row has a text for each column. */
function requireWidth({ columns, rows }: ReturnType<typeof readTable>): void {
  const isFull = (row: readonly string[]): boolean =>
    row.length === columns.length && row.every((cell) => typeof cell === 'string');
  if (!rows.every(isFull)) throw new Error('a row without a text for each column');
  if (new Set(columns).size !== columns.length) throw new Error('two columns with one name');
}
