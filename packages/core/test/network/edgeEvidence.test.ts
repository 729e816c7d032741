import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { bitsToIndices, openDataset, packDataset } from '../../src/dataset/index.ts';
import { allObservations, edgeEvidence, findGene, observationsOf } from '../../src/network/index.ts';
import { evaluateRequest, type ColumnStates, type QueryInputs } from '../../src/result/index.ts';
import { smallContents } from '../smallContents.ts';

/** T binds and regulates S. V has analyses, but is not part of the query. */
const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'B C S/SEC T/TEF U/TWIN V/TWIN',
      analyses: [
        { id: 1, tf: 'T', targets: 'S U V', metadata: { TECHNOLOGY: 'DAP' } },
        { id: 2, tf: 'T', targets: { S: [1.5, 0.01], C: [-2, NaN], B: [NaN, 0.3] } },
        { id: 3, tf: 'S', targets: 'B' },
        { id: 4, tf: 'V', targets: 'B T' },
      ],
      edges: { coexpression: [['T', 'S']], interaction: [['T', 'C']] },
    }),
    'v',
  ),
);
const ask = (query: string, inputs: Partial<QueryInputs> = {}, states?: ColumnStates) =>
  evaluateRequest(dataset, { id: 'r', inputs: { query, edges: [], ...inputs }, states });
const result = ask('T or S');
const idsOf = (genes: Uint32Array) => Array.from(genes, (gene) => dataset.genes[gene].id).join(' ');

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof TrellisError) return `${error.code}: ${error.message}`;
  }
  return 'nothing was refused';
}

describe('the evidence for an edge', () => {
  it('is every shown analysis that found it, by id, with fold change and p-value', () => {
    expect(edgeEvidence(result, { source: 'tef', target: ' s ' })).toMatchObject({
      source: { gene: 'T', symbol: 'TEF' },
      target: { gene: 'S', symbol: 'SEC' },
      analyses: [
        { edge: 'Bound', type: 'BOUND', log2fc: null, p: null, technology: 'DAP' },
        { edge: 'Regulated:INDUCED', type: 'INDUCED', log2fc: 1.5, p: 0.01, technology: '' },
      ],
    });
    expect(edgeEvidence(result, { source: 'T', target: 'C' }).analyses).toMatchObject([{ log2fc: -2, p: null }]);
  });

  it('is nothing for a gene that no analysis found, or that counts as no edge', () => {
    expect(edgeEvidence(result, { source: 'S', target: 'C' }).analyses).toEqual([]);
    expect(edgeEvidence(result, { source: 'T', target: 'B' }).analyses).toEqual([]);
  });

  it('has the types of additional edges from the source to the target', () => {
    expect(edgeEvidence(result, { source: 'T', target: 'S' }).features).toEqual(['coexpression']);
    expect(edgeEvidence(result, { source: 'T', target: 'C' }).features).toEqual(['interaction']);
    expect(edgeEvidence(result, { source: 'S', target: 'T' }).features).toEqual([]);
  });

  it('counts an analysis once that the query brings in twice, with the targets of both', () => {
    const twice = ask('T[EXPERIMENT_TYPE=Binding and additional_edge=coexpression] or T[EXPERIMENT_TYPE=Binding]');
    const observations = observationsOf(twice).get(dataset.genes.findIndex(({ id }) => id === 'T')) ?? [];
    expect(observations.map(({ analysis, present }) => [analysis.id, idsOf(bitsToIndices(present))])).toEqual([
      [1, 'S U V'],
    ]);
  });

  it('ignores the target lists', () => {
    const cut = ask('T', { targetGenes: { name: 'list', text: 'U\n' } });
    expect(edgeEvidence(cut, { source: 'T', target: 'S' }).analyses).toHaveLength(2);
  });

  it('calls an analysis by its label, or by the name that a user gave it', () => {
    const renamed = result.states.map(([key, state]) =>
      key[1] === 1 ? ([key, { ...state, name: 'my DAP', version: 1 }] as const) : ([key, state] as const),
    );
    const { analyses } = edgeEvidence(ask('T or S', {}, renamed), { source: 'T', target: 'S' });
    expect(analyses.map(({ analysis }) => analysis)).toEqual(['my DAP', 'TEF · 2']);
    expect(edgeEvidence(result, { source: 'T', target: 'S' }).analyses[0].analysis).toBe('TEF · DAP · 1');
  });

  it('is only given for TFs of the result', () => {
    expect(refusal(() => edgeEvidence(result, { source: 'V', target: 'B' }))).toBe(
      'unknown-tf: V is not a TF of this result.',
    );
  });
});

describe('a gene', () => {
  it('is found by id, symbol or alias, with blanks around it', () => {
    expect(dataset.genes[findGene(dataset, ' sec ')].id).toBe('S');
  });

  it('is unknown or ambiguous otherwise', () => {
    expect(refusal(() => findGene(dataset, ` ${'x'.repeat(70)}`))).toBe(
      `unknown-gene: There is no gene "${'x'.repeat(60)}".`,
    );
    expect(refusal(() => findGene(dataset, ' twin '))).toBe(
      'ambiguous-name: The name "twin" is ambiguous: say U or V.',
    );
  });
});

it('takes all analyses of a TF from the data set, with the targets that count as edges', () => {
  const observations = allObservations(dataset, findGene(dataset, 'T'));
  expect(observations.map(({ label, present }) => [label, idsOf(bitsToIndices(present))])).toEqual([
    ['TEF · DAP · 1', 'S U V'],
    ['TEF · 2', 'C S'],
  ]);
  expect(allObservations(dataset, findGene(dataset, 'B'))).toEqual([]);
});
