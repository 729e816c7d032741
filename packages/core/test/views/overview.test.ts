import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { overviewSuggestions, searchOverview } from '../../src/views/index.ts';
import { mini } from '../mini.ts';
import { smallContents } from '../smallContents.ts';

const find = (search: string): string =>
  searchOverview(mini, search)
    .datasets.map(({ id }) => id)
    .join(' ');

const small = openDataset(
  packDataset(
    smallContents({
      genes: 'A/ALF B C',
      analyses: [
        { id: 1, tf: 'B', targets: 'C', metadata: { STATE: 'NA', NOTE: 'x=y' } },
        { id: 2, tf: 'A', targets: 'C', metadata: { STATE: 'new', NOTE: 'z' } },
        { id: 3, tf: 'B', targets: 'C', metadata: { STATE: '', AGE: '9 d' } },
        { id: 4, tf: 'A', targets: 'C', metadata: { STATE: 'None' } },
      ],
    }),
    'v',
  ),
);

describe('the search of the overview', () => {
  it('finds every analysis when nothing is searched', () => {
    expect(find('')).toBe('1 2 3 4 5 6');
    expect(find('  ')).toBe('1 2 3 4 5 6');
    expect(searchOverview(mini, 'TISSUE = leaf').total).toBe(6);
  });

  it('compares a metadata key with a part of its value, whatever the case and the blanks', () => {
    expect(find('TISSUE = root')).toBe('1 2 6');
    expect(find('tissue=ROO')).toBe('1 2 6');
    expect(find(' Technology   =  dap ')).toBe('4 5');
    expect(find('analysis_cutoff = fdr < 0.05')).toBe('1');
    expect(find('nothing = root')).toBe('');
    expect(find('tissue = nothing')).toBe('');
    expect(find('T = root')).toBe('');
  });

  it('finds with != the analyses whose value does not hold the text, and those without the key', () => {
    expect(find('TISSUE != root')).toBe('3 4 5');
    expect(find('tissue!=leaf')).toBe('1 2 4 5 6');
    expect(find('nothing != root')).toBe('1 2 3 4 5 6');
    expect(find('EXPERIMENT_TYPE != binding')).toBe('1 3 6');
  });

  it('finds an analysis by its whole id', () => {
    expect(find('analysis_id = 2')).toBe('2');
    expect(find('ANALYSIS_ID != 2')).toBe('1 3 4 5 6');
    expect(find('analysis_id = ')).toBe('');
  });

  it('finds any other text in the id or symbol of the TF and in every metadata value', () => {
    expect(find('bet')).toBe('3 4');
    expect(find(' bet ')).toBe('3 4');
    expect(find('at1g00030')).toBe('5 6');
    expect(find('botanist')).toBe('3 6');
    expect(find('RNASEQ')).toBe('1 3');
    expect(find('tissue')).toBe('');
  });

  it('takes a text with another character before the comparison for a text, and = within a value for a part of it', () => {
    expect(find('x!tissue=root')).toBe('');
    expect(find('= root')).toBe('');
    expect(searchOverview(small, 'note = x=y').datasets.map(({ id }) => id)).toEqual([1]);
  });

  it('lists the analyses by TF and id, with their metadata but for empty values', () => {
    const { datasets } = searchOverview(small, '');
    expect(datasets.map(({ id, geneId, geneName }) => [id, geneId, geneName])).toEqual([
      [2, 'A', 'ALF'],
      [4, 'A', 'ALF'],
      [1, 'B', ''],
      [3, 'B', ''],
    ]);
    expect(Object.entries(searchOverview(mini, 'deseq2').datasets[0].metadata)).toEqual([
      ['ANALYSIS_CUTOFF', 'FDR < 0.05'],
      ['ANALYSIS_METHOD', 'DESeq2'],
      ['DATE', '2020-03-05'],
      ['EDGE_TYPE', 'in planta:Regulated'],
      ['EXPERIMENTER', 'Gardener'],
      ['EXPERIMENT_TYPE', 'Expression'],
      ['TECHNOLOGY', 'RNAseq'],
      ['TISSUE', 'root'],
    ]);
  });
});

describe('the categories of the overview', () => {
  it('are the TFs, then every metadata key in order, each value with its number of analyses, most first', () => {
    const { summary } = searchOverview(mini, '');
    expect(Object.keys(summary)).toEqual([
      'tfs',
      'ANALYSIS_CUTOFF',
      'ANALYSIS_METHOD',
      'DATE',
      'EDGE_TYPE',
      'EXPERIMENTER',
      'EXPERIMENT_TYPE',
      'TECHNOLOGY',
      'TISSUE',
      'TREATMENT',
    ]);
    expect(summary.tfs.map(([label, count]) => [label, count])).toEqual([
      ['AT1G00010 (ALF)', 2],
      ['AT1G00020 (BET)', 2],
      ['AT1G00030 (GAM)', 2],
    ]);
    expect(summary.TISSUE.map(([label, count]) => [label, count])).toEqual([
      ['root', 3],
      ['leaf', 1],
    ]);
    expect(summary.TREATMENT.map(([label, count]) => [label, count])).toEqual([['None', 1]]);
  });

  it('color expression green and binding purple where no value has both, and go round a palette elsewhere', () => {
    const { summary } = searchOverview(mini, '');
    expect(summary.EDGE_TYPE).toEqual([
      ['in planta:Regulated', 3, '#005a32'],
      ['in planta:Bound', 1, '#4a1486'],
      ['in vitro:Bound:DAP', 1, '#9277b9'],
      ['in vitro:Bound:ampDAP', 1, '#dadaeb'],
    ]);
    expect(summary.TISSUE.map(([, , color]) => color)).toEqual(['#a6cee3', '#1f78b4']);
  });

  it('count the analyses found, not the others', () => {
    const { summary } = searchOverview(mini, 'bet');
    expect(summary.tfs).toHaveLength(1);
    expect(Object.keys(summary)).not.toContain('ANALYSIS_METHOD');
  });

  it('put an empty value, NA and None together', () => {
    const { summary } = searchOverview(small, '');
    expect(summary.STATE.map(([label, count]) => [label, count])).toEqual([
      ['None', 3],
      ['new', 1],
    ]);
    expect(summary.tfs.map(([label]) => label)).toEqual(['A (ALF)', 'B']);
    // By label where values are equally frequent, though z is found first.
    expect(summary.NOTE.map(([label]) => label)).toEqual(['x=y', 'z']);
    expect(Object.keys(summary)).toEqual(['tfs', 'AGE', 'EDGE_TYPE', 'EXPERIMENT_TYPE', 'NOTE', 'STATE']);
  });
});

describe('the suggestions of the overview', () => {
  it('are the ids and symbols of TFs, the keys and the values, each once and sorted', () => {
    const texts = '9 d,A,AGE,ALF,B,Binding,Bound,EDGE_TYPE,EXPERIMENT_TYPE,NA,NOTE,None,STATE,new,x=y,z';
    expect(overviewSuggestions(small)).toEqual(texts.split(','));
  });

  it('leave out the address and the checksum of a source file, which are no categories either', () => {
    const metadata = { SOURCE_URL: 'https://example.org/a.csv', SOURCE_SHA256: 'e5'.repeat(32), RECIPE: 'heat 1' };
    const analyses = [{ id: 1, tf: 'A', targets: 'B', metadata }];
    const made = openDataset(packDataset(smallContents({ genes: 'A B', analyses }), 'v'));
    const suggestions = overviewSuggestions(made);
    expect(suggestions).toContain('heat 1');
    expect(suggestions).not.toContain(metadata.SOURCE_URL);
    expect(suggestions).not.toContain(metadata.SOURCE_SHA256);
    expect(Object.keys(searchOverview(made, '').summary)).toEqual(['tfs', 'EDGE_TYPE', 'EXPERIMENT_TYPE', 'RECIPE']);
    expect(searchOverview(made, 'source_sha256 = e5e5').datasets).toHaveLength(1);
  });
});
