import { packDataset, openDataset } from '@trellis/core/dataset';
import { readOwnAnalyses } from '../../../../store/src/own/readOwnAnalyses.ts';
import { textOf, type Target } from '../target.ts';
import { mini } from './mini.ts';

const dataset = openDataset(packDataset(mini, 'mini'));
const given = { TF: 'ALF', EXPERIMENT_TYPE: 'Binding', EDGE_TYPE: 'DAP' };

/** Analyses of users: a table, and after a form feed the metadata as lines of `key: value`. */
export const ownAnalyses: Target = {
  name: 'own-analyses',
  tokens: [
    ...[
      'gene_id',
      'log2fc',
      'pvalue',
      ',',
      '\r\n',
      '\r',
      '"',
      'AT1G00010',
      'at1g00020',
      'NA',
      '1e-5',
      '-0.5',
      'inf',
      '.5',
    ],
    ...['\f', 'TF: ALF\n', 'EXPERIMENT_TYPE: Expression\n', 'EDGE_TYPE: x\n', 'EXPERIMENT_DATE: 2019/1/7\n', '5.'],
  ],
  seeds: [
    'gene_id,log2fc,pvalue\nAT1G00010,1.5,0.01\nAT1G00020,-2,1e-10\n',
    'gene_id\nAT1G00010\nAT1G00050\n\fTF: BET\nEXPERIMENT_TYPE: Expression\nEDGE_TYPE: x\nTISSUE: root\n',
    'gene_id,log2fc,pvalue\r\n"AT1G00010",NA,\r\nAT1G00030,.5,1\r\n',
  ],
  run(bytes) {
    const page = bytes.indexOf(12);
    const table = page < 0 ? bytes : bytes.subarray(0, page);
    const metadata = page < 0 ? given : entriesOf(textOf(bytes.subarray(page + 1)));
    readOwnAnalyses([{ name: 'mine.csv', bytes: table, metadata }], dataset);
  },
};

const entriesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]));
