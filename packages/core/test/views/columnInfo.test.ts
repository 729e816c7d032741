import { describe, expect, it } from 'vitest';
import { columnInfo, fieldText, indexText, infoLabel, labelWithGene, letteredLabel } from '../../src/views/index.ts';
import { ask, askSmall } from '../mini.ts';

const result = ask('GAM[id=5]');
const [column] = result.columns;
const renamed = ask(
  'GAM[id=5]',
  {},
  result.states.map(([key, state]) => [key, { ...state, name: 'mine', version: 1 }]),
);

describe('what is known of a shown analysis', () => {
  it('is its metadata, its names, its filter and its tag', () => {
    expect(columnInfo(result, column)).toEqual({
      EDGE_TYPE: 'in vitro:Bound:ampDAP',
      EXPERIMENT_TYPE: 'Binding',
      TECHNOLOGY: 'ampDAPseq',
      analysis_id: 5,
      gene_id: 'AT1G00030',
      gene_name: 'GAM',
      filter: 'AT1G00030[id = 5]',
      tag: column.tag,
      label: '',
      analysis_label: 'GAM · ampDAPseq · 5',
    });
  });

  it('has a label where the analysis was renamed, or where names are asked for', () => {
    expect(columnInfo(renamed, renamed.columns[0])).toMatchObject({ label: 'mine', analysis_label: 'mine' });
    expect(columnInfo(result, column, { label: true }).label).toBe('GAM · ampDAPseq · 5');
  });

  it('is read by field, empty where it has none', () => {
    const info = columnInfo(result, column);
    expect(fieldText(info, 'TECHNOLOGY')).toBe('ampDAPseq');
    expect(fieldText(info, 'analysis_id')).toBe('5');
    expect(fieldText(info, 'TISSUE')).toBe('');
  });
});

describe('the label of a heading', () => {
  it('is that of the analysis, or the name of a target list', () => {
    expect(infoLabel(columnInfo(result, column))).toBe('GAM · ampDAPseq · 5');
    expect(infoLabel({ name: 'a list' })).toBe('a list');
  });
});

describe('the label of an analysis with its gene', () => {
  it('has the letter of its column, id and symbol of the TF, and ends with the id of the analysis', () => {
    const info = columnInfo(result, column);
    expect(labelWithGene(info)).toBe('AT1G00030 (GAM) · ampDAPseq · 5');
    expect(letteredLabel(info, 0)).toBe('A - AT1G00030 (GAM) · ampDAPseq · 5');
    expect(letteredLabel(info, 26)).toBe('AA - AT1G00030 (GAM) · ampDAPseq · 5');
  });

  it('has the id alone where there is no symbol', () => {
    const small = askSmall({ genes: 'A B', analyses: [{ id: 7, tf: 'A', targets: 'B' }] });
    expect(letteredLabel(columnInfo(small, small.columns[0]), 1)).toBe('B - A · 7');
  });

  it('is the name that the user gave, or that of a target list', () => {
    expect(letteredLabel(columnInfo(renamed, renamed.columns[0]), 0)).toBe('A - mine');
    expect(letteredLabel({ name: 'a list' }, 2)).toBe('C - a list');
  });
});

describe('the sign of an analysis', () => {
  it('is its letter, or its label where labels are asked for', () => {
    const info = columnInfo(renamed, renamed.columns[0]);
    expect(indexText(info, 0, {})).toBe('A');
    expect(indexText(info, 27, {})).toBe('AB');
    expect(indexText(info, 27, { label: true })).toBe('mine');
  });
});
