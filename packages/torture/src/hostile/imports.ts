import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { root } from '../../../../scripts/rig/root.ts';
import { binaryFiles } from './files.ts';
import type { ImportPlay } from './play.ts';
import { hostileWord, inheritedNames, numberTexts } from './words.ts';

const gafLine = ['TAIR', 'x', 'AT1G00040', '', 'GO:0000001', 'TAIR:1', 'IDA', '', 'P', '', '', 'protein', 'taxon:3702', '20200101', 'TAIR']; // oxfmt-ignore

/** Files of kinds that the mini data set lacks. */
const more: Readonly<Record<string, string>> = {
  'go.obo': [
    'format-version: 1.2',
    '[Term]\nid: GO:0008150\nname: biological process\nnamespace: biological_process',
    '[Term]\nid: GO:0000001\nname: nitrate response\nnamespace: biological_process\nis_a: GO:0008150\nsubset: goslim_plant',
    '[Term]\nid: GO:0000002\nname: nitrate transport\nnamespace: biological_process\nis_a: GO:0000001 ! response\nrelationship: part_of GO:0008150',
  ].join('\n\n'),
  'go_annotations.gaf': `!gaf-version: 2.2\n${gafLine.join('\t')}\n`,
  'go_annotations.more.tsv': 'gene_id\tgo_id\nAT1G00060\tGO:0000002\nAT1G00080\tGO:0000001\n',
  'tf_families.tsv': 'gene_id\tfamily\nAT1G00010\tMYB\nAT1G00020\tbZIP\n',
  'orthologs/other.tsv': 'gene_id\tortholog_id\ttype\tsource\nAT1G00010\tZm00001d000001\tone2one\tx\n',
  'gene_lists/Examples.v1.yaml': 'description: some genes\nsource: a paper\n',
  'additional_edges/more.sif': 'AT1G00010 edge AT1G00040\n',
};

/** The sound folder, by path: the mini data set and files of the other kinds. */
export function soundFolder(): ReadonlyMap<string, Buffer> {
  const mini = join(root, 'fixtures/mini');
  const names = readdirSync(mini, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'README.md',
  );
  const paths = names.map((entry) => join(entry.parentPath, entry.name).slice(mini.length + 1)).sort();
  return new Map([
    ...paths.map((path) => [path, readFileSync(join(mini, path))] as const),
    ...Object.entries(more).map(([path, text]) => [path, Buffer.from(text)] as const),
  ]);
}

/** Texts on which parsers of these formats have failed elsewhere. */
const parserBombs: readonly string[] = [
  `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c]\ndescription: [*d,*d,*d,*d]`,
  'a: &a\n  <<: *a\n  description: x\n',
  '? {a: [b]}\n: !!js/function "x"\n',
  'description: !!binary x\nsource: !!set {a, b}\n',
  `${'- '.repeat(5000)}x`,
  `${'['.repeat(20_000)}`,
  `{"label":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '{"__proto__":{"label":"x"},"label":{"constructor":1}}',
  '{"label":"x","named":{"constructor":"all_tfs"}}',
  `format-version: 1.2\n\n${Array.from({ length: 6000 }, (_, i) => `[Term]\nid: T:${i}\nname: t\nnamespace: biological_process\n${i ? `is_a: T:${i - 1}\n` : ''}`).join('\n')}`,
  'format-version: 1.2\n\n[Term]\nid: __proto__\nname: constructor\nnamespace: biological_process\nis_a: toString\n',
  'format-version: 1.2\n\n[Term]\nid: A\nname: a\nnamespace: biological_process\nis_a: B\n\n[Term]\nid: B\nname: b\nnamespace: biological_process\nis_a: A\n',
  `"${'a""'.repeat(60_000)}`,
  `gene_id,${'x'.repeat(200_000)}\n`,
  ','.repeat(200_000),
  '\r'.repeat(50_000),
  `gene_id,log2fc\n${'AT1G00040,1e999\n'.repeat(3000)}`,
  inheritedNames.join(','),
  `${inheritedNames.join('\t')}\n${inheritedNames.join('\t')}\n`,
  inheritedNames.map((name) => `*${name}: ${name}`).join('\n'),
  inheritedNames.map((name) => `>${name}\nAT1G00040\n`).join(''),
];

/** One change of a text. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  how: fc.constantFrom('cell', 'cell', 'cell', 'remove line', 'double line', 'insert', 'cut', 'join'),
  word: fc.oneof(fc.constantFrom(...inheritedNames), fc.constantFrom(...numberTexts), hostileWord),
});

/** The sound text with some cells, lines and bytes changed. */
const changed = (sound: Buffer): fc.Arbitrary<Buffer> =>
  fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    let text = sound.toString('utf8');
    for (const { at, how, word } of changes) {
      const lines = text.split('\n');
      const line = Math.floor(at * lines.length);
      if (how === 'remove line') lines.splice(line, 1);
      else if (how === 'double line') lines.splice(line, 0, lines[line]);
      else if (how === 'cell') lines[line] = replaceCell(lines[line], (at * 7919) % 1, word);
      else if (how === 'join') lines.splice(line, 2, lines.slice(line, line + 2).join(''));
      text = lines.join('\n');
      const place = Math.floor(at * text.length);
      if (how === 'insert') text = text.slice(0, place) + word + text.slice(place);
      if (how === 'cut') text = text.slice(0, place);
    }
    return Buffer.from(text);
  });

/** Replaces a cell of a line of any of the formats. */
function replaceCell(line: string, at: number, word: string): string {
  const cells = line.split(/([,\t: ]+)/);
  cells[2 * Math.floor((at * (cells.length + 1)) / 2)] = word;
  return cells.join('');
}

const damagedBytes = (sound: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.nat(Math.max(0, sound.length - 1)), fc.uint8Array({ minLength: 1, maxLength: 6 }))
    .map(([at, bytes]) => {
      return Buffer.concat([sound.subarray(0, at), bytes, sound.subarray(at + 1)]);
    });

/** Imports of a sound folder in which one file is broken; a third of them of the file by itself. */
export function imports(): fc.Arbitrary<ImportPlay> {
  const sound = soundFolder();
  return fc.constantFrom(...sound.keys()).chain((path) => {
    const text = sound.get(path) ?? Buffer.alloc(0);
    const content = fc.oneof(
      { arbitrary: changed(text), weight: 7 },
      { arbitrary: damagedBytes(text), weight: 2 },
      { arbitrary: fc.constantFrom(...parserBombs).map((bomb) => Buffer.from(bomb)), weight: 2 },
      { arbitrary: fc.constantFrom(...binaryFiles), weight: 1 },
      { arbitrary: changed(text).map((bytes) => gzipSync(bytes)), weight: 1 },
      { arbitrary: changed(text).map((bytes) => gzipSync(bytes).subarray(0, -9)), weight: 1 },
    );
    return fc.tuple(content, fc.nat(2)).map(([bytes, chance]): ImportPlay => ({
      kind: 'import',
      route: `import: ${path.replace(/\d\d\d_\w+|\w+_TARGET/, '*')}`,
      file: path,
      content: bytes,
      isAlone: chance === 0,
    }));
  });
}
