import { readFileSync } from 'node:fs';
import { openDataset, packDataset } from '@trellis/core/dataset';
import { evaluateRequest } from '@trellis/core/result';
import { describe, expect, it } from 'vitest';
import { smallDemo } from '../smallDemo.ts';

const page = readFileSync(new URL('../../../../docs/guide/query-language.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```query\n(.*?)^```$/gms)].flatMap(([, block]) => block.trim().split('\n'));
const contents = smallDemo('arabidopsis');
const dataset = openDataset(packDataset(contents, 'demo'));
const filter = contents.lists.find(({ name }) => name === 'Root_Transcription_Factors');

/** Genes of the answer. */
const rowsOf = (query: string): number[] => {
  const filterTfs = query.startsWith('expand') ? filter : undefined;
  return [...evaluateRequest(dataset, { id: 'guide', inputs: { query, edges: [], filterTfs } }).rows];
};

describe('the examples of docs/guide/query-language.md', () => {
  it.each(examples)('have an answer on the small demo: %s', (query) => {
    expect(rowsOf(query).length).toBeGreaterThan(0);
  });

  it('are told apart as the page says', () => {
    expect(rowsOf('nlp7')).toEqual(rowsOf('AT4G24020'));
    expect(rowsOf('NLP7 or TGA1 and CCA1')).toEqual(rowsOf('(NLP7 or TGA1) and CCA1'));
    expect(rowsOf('NLP7 or TGA1 and CCA1')).not.toEqual(rowsOf('NLP7 or (TGA1 and CCA1)'));
    expect(rowsOf('not NLP7 and TGA1')).toEqual(rowsOf('TGA1 and not NLP7'));
    expect(rowsOf('NLP7 or not TGA1')).toEqual(rowsOf('NLP7'));
    expect(rowsOf('NLP7[not log2fc > 1]').length).toBeGreaterThan(rowsOf('NLP7[log2fc <= 1]').length);
    expect(rowsOf('TGA1 and not NLP7[pvalue < 0.01]')).toEqual(rowsOf('TGA1 and not (NLP7[pvalue < 0.01])'));
  });
});
