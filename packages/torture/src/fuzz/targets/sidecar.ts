import { sidecarText } from '../../../../store/src/export/tables.ts';
import { readSidecar } from '../../../../store/src/import/readSidecar.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, requireSoundWith } from './mini.ts';

const [list] = mini.lists;

/** Sidecars, which are YAML: what is read is sound, and the same after it is written. */
export const sidecar: Target = {
  name: 'sidecar',
  tokens: [
    ...[
      'description: ',
      'source: ',
      'doi: 10.1016/x',
      'pmid: 12345',
      'url: https://x.org',
      'license: ',
      'commit: ',
      'sha256: ',
    ],
    ...[
      'recipe: ',
      '|',
      '>',
      '>-',
      '|+',
      '---\n',
      '...\n',
      '? ',
      '- ',
      '&a ',
      '*a',
      '<<: ',
      '!!str ',
      '%YAML 1.2\n',
      "'",
      '"',
      '\\u2028',
    ],
  ],
  seeds: [
    'description: some genes\nsource: "a paper"\ndoi: 10.1016/j.cell.2016.04.038\npmid: 27203113\nurl: https://example.org/x\nlicense: CC-BY-4.0\n',
    `description: >-\n  two\n  lines\ncommit: ${'0a'.repeat(20)}\nsha256: ${'1b'.repeat(32)}\nrecipe: 'x'\n`,
  ],
  async run(bytes) {
    const read = await readSidecar(inputFile('x.yaml', bytes));
    requireSoundWith({ provenance: [{ ...read, kind: 'list', name: list.name }] });
    requireSame('a written sidecar', read, await readSidecar(inputFile('x.yaml', sidecarText(read))));
  },
};
