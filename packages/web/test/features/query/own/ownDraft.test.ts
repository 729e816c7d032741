import { describe, expect, it } from 'vitest';
import {
  analysisOf,
  draftOf,
  newDraft,
  problemsOf,
  targetCount,
  withMetadata,
  type OwnDraft,
} from '../../../../src/features/query/own/ownDraft.ts';
import { readAs } from '../../../state/reading/mini.ts';

const alf = {
  name: 'ALF',
  kind: 'tf',
  id: 'AT1G00010',
  symbol: 'ALF',
  analyses: 2,
  binding: 1,
  expression: 1,
  isIsoform: false,
} as const;
const filled = { tf: 'ALF', edgeType: 'in planta:Regulated' };
const known = { id: 'x', edition: 'development', created: 0 };

const draftFrom = async (text: string, name = 'Root 2 h.deseq2.csv.gz'): Promise<OwnDraft> => ({
  ...newDraft(name, await readAs('x.csv', text)),
  ...filled,
});
const table = 'gene,logFC,FDR\nALF,2,.01\nAT1G00030,.1,.02\nAT1G00040,-3,.5\n';

describe('the form of a file', () => {
  it('begins with the name of the file and what its columns say', async () => {
    expect(await draftFrom(table)).toMatchObject({
      label: 'Root 2 h.deseq2',
      experimentType: 'Expression',
      count: 3,
    });
    expect(await draftFrom('ALF\n', 'peaks.txt')).toMatchObject({ label: 'peaks', experimentType: undefined });
  });

  it('is complete when nothing is missing', async () => {
    expect(problemsOf(await draftFrom(table), alf)).toEqual({});
  });

  it.each([
    ['no TF', { tf: ' ' }, 'tf', 'Type the TF'],
    ['no type', { experimentType: undefined }, 'experimentType', 'Choose Expression or Binding.'],
    ['no edge type', { edgeType: '' }, 'edgeType', 'Type an edge type'],
    ['no label', { label: ' ' }, 'label', 'Give the analysis a label.'],
    ['metadata that are no lines', { more: 'Tissue root' }, 'more', 'Line 1 of the metadata'],
    ['a key of Trellis', { more: 'Source: me' }, 'more', 'SOURCE is set by Trellis'],
    ['no unit', { changeUnit: undefined }, 'changeUnit', 'Choose the unit'],
    ['cutoffs that nothing passes', { cutoffs: { minChange: 50, maxP: 1 } }, 'rows', 'No gene passes'],
  ] as const)('with %s says so', async (_, change, field, message) => {
    const problems = problemsOf({ ...(await draftFrom(table)), ...change }, alf);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toContain(message);
  });

  it('names the genes of an ambiguous TF, and an unknown one', async () => {
    const draft = { ...(await draftFrom(table)), tf: 'TWIN' };
    const ids = ['AT1G00040', 'AT1G00050'];
    expect(problemsOf(draft, { name: 'TWIN', kind: 'ambiguous', ids }).tf).toContain('AT1G00040 or AT1G00050');
    expect(problemsOf(draft, { name: 'TWIN', kind: 'unknown', suggestions: [] }).tf).toContain(
      'No gene of this edition',
    );
  });

  it('asks for a unit that the file leaves open, and proposes the usual cutoffs', async () => {
    const draft = await draftFrom('gene,FC,FDR\nALF,4,0.01\nAT1G00030,0.9,0.01\n');
    expect(problemsOf(draft, alf).changeUnit).toContain('Choose the unit');
    expect(draft.cutoffs).toEqual({ minChange: 1, maxP: 0.05 });
  });

  it('takes a metadata text of the import apart', async () => {
    const text =
      '*Experiment_Type: binding\nTRANSCRIPTION_FACTOR_ID: BET\nLabel: Peaks\n*Edge type: x:Bound\nTissue: root\nPerturbation: LOSS\n';
    expect(withMetadata(await draftFrom(table), text)).toMatchObject({
      tf: 'BET',
      experimentType: 'Binding',
      edgeType: 'x:Bound',
      perturbation: 'loss',
      label: 'Peaks',
      more: 'TISSUE: root\n',
    });
  });

  it('keeps a perturbation that is not known among the lines', async () => {
    expect(withMetadata(await draftFrom(table), 'Perturbation: heat')).toMatchObject({
      perturbation: undefined,
      more: 'PERTURBATION: heat\n',
    });
  });

  it('sends what was done to the TF of an expression experiment only', async () => {
    const draft: OwnDraft = { ...(await draftFrom(table)), perturbation: 'loss' };
    expect(analysisOf(draft, alf, known).more).toEqual({ PERTURBATION: 'loss' });
    expect(draftOf(analysisOf(draft, alf, known), draft.rows)).toMatchObject({ perturbation: 'loss', more: '' });
    expect(analysisOf({ ...draft, experimentType: 'Binding' }, alf, known).more).toEqual({});
  });

  it('keeps a text that is no metadata, to be corrected', async () => {
    expect(withMetadata(await draftFrom(table), 'root')).toMatchObject({ more: 'root', tf: 'ALF' });
  });

  it('becomes an analysis, which opens as the same form', async () => {
    const draft = { ...(await draftFrom(table)), more: 'Tissue: root', cutoffs: { minChange: 1, maxP: 0.05 } };
    const analysis = analysisOf(draft, alf, known);
    expect(analysis).toMatchObject({ tf: 'AT1G00010', symbol: 'ALF', targets: 1, rows: 3, more: { TISSUE: 'root' } });
    const again = draftOf(analysis, draft.rows);
    expect(analysisOf(again, alf, known)).toEqual(analysis);
    expect(targetCount(again)).toBe(1);
  });
});
