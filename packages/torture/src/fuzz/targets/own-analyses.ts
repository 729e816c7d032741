import { packDataset, openDataset, TrellisError } from '@trellis/core';
import { GeneBytes } from '../../../../store/src/import/geneBytes.ts';
import { parseAnalysisData, type ReadAnalysis } from '../../../../store/src/import/analysisData.ts';
import { readOwnAnalyses } from '../../../../store/src/own/readOwnAnalyses.ts';
import { requireSame, textOf, type Target } from '../target.ts';
import { mini } from './mini.ts';

const dataset = openDataset(packDataset(mini, 'mini'));
const genes = new GeneBytes(mini.genes);
const given = { TF: 'ALF', EXPERIMENT_TYPE: 'Binding', EDGE_TYPE: 'DAP' };

/**
 * Analyses of users: a table, and after a form feed the metadata as lines of `key: value`. Both readers of a table, the fast
 * one for bytes and the one for texts, read the same.
 */
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
    requireBothReadersAgree(table);
    const metadata = page < 0 ? given : entriesOf(textOf(bytes.subarray(page + 1)));
    readOwnAnalyses([{ name: 'mine.csv', bytes: table, metadata }], dataset);
  },
};

const entriesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]));

/** With an old line end somewhere the reader of texts reads the whole table. */
function requireBothReadersAgree(table: Uint8Array): void {
  const feed = table.findIndex((byte, i) => byte === 10 && table[i + 1] !== 10);
  if (feed < 0 || table.includes(34) || table.includes(13)) return;
  const asText = Buffer.from(table);
  asText[feed] = 13;
  requireSame('a table read as text', outcomeOf(table), outcomeOf(asText));
}

function outcomeOf(table: Uint8Array): ReadAnalysis | string {
  try {
    return parseAnalysisData(table, { shown: 'mine.csv' }, genes);
  } catch (error) {
    if (error instanceof TrellisError) return error.message;
    throw error;
  }
}
