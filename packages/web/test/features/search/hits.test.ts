import type { SearchHit, SearchView } from '@trellis/core/search';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseInput,
  groupsBesideTerm,
  hitAddress,
  hitGroups,
  hitTexts,
  totalHits,
} from '../../../src/features/search/hits.tsx';
import { useInputs } from '../../../src/state/inputs.ts';

const hit = (kind: SearchHit['kind'], id: string, more: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  id,
  name: id,
  detail: '',
  match: null,
  ...more,
});

const none = { tf: 0, gene: 0, term: 0, list: 0, network: 0, analysis: 0 };

describe('hitGroups', () => {
  it('keeps the order of the answer and knows how many hits there are', () => {
    const view = {
      hits: [hit('term', 'GO:1'), hit('gene', 'A'), hit('gene', 'B')],
      totals: { ...none, term: 1, gene: 9 },
    };
    expect(hitGroups(view).map(({ kind, hits, total }) => [kind, hits.length, total])).toEqual([
      ['term', 1, 1],
      ['gene', 2, 9],
    ]);
    expect(totalHits(view)).toBe(10);
  });

  it('leaves out the term that is shown with its genes', () => {
    const view: SearchView = {
      hits: [hit('term', 'GO:1'), hit('gene', 'A')],
      totals: { ...none, term: 1, gene: 1 },
      isSimilar: false,
      term: { id: 'GO:1', name: 'growth', aspect: 'BP', total: 0, genes: [] },
    };
    expect(groupsBesideTerm(view).map(({ kind }) => kind)).toEqual(['gene']);
    expect(
      groupsBesideTerm({ ...view, hits: [...view.hits, hit('term', 'GO:12')], totals: { ...none, term: 2 } }),
    ).toMatchObject([{ kind: 'gene' }, { kind: 'term', total: 1 }]);
  });
});

describe('hitTexts', () => {
  it('shows the id of a gene next to its symbol, and not twice', () => {
    expect(hitTexts(hit('gene', 'AT1G1', { name: 'ABC' })).id).toBe('AT1G1');
    expect(hitTexts(hit('gene', 'AT1G1')).id).toBe('');
    expect(hitTexts(hit('analysis', '699', { name: 'TGA1 · 699' })).id).toBe('');
  });

  it('says by which alias or metadata a hit was found', () => {
    const match = { field: 'alias', text: 'NRT1.1' } as const;
    expect(hitTexts(hit('gene', 'A', { detail: 'transporter', match })).note).toBe(
      'also called NRT1.1 · transporter',
    );
    expect(hitTexts(hit('analysis', '1', { match: { field: 'metadata', text: 'root' } })).note).toBe(
      'metadata: root',
    );
  });

  it('shows the part of a description that was found in its place', () => {
    const match = { field: 'description', text: '…of nitrate…' } as const;
    expect(hitTexts(hit('gene', 'A', { detail: 'Regulator of nitrate uptake', match })).note).toBe('…of nitrate…');
  });
});

describe('hitAddress', () => {
  it('leads to the page of each kind of hit', () => {
    expect(hitAddress({ kind: 'tf', id: 'AT1G1' })).toBe('/gene/AT1G1');
    expect(hitAddress({ kind: 'gene', id: 'a/b?' })).toBe('/gene/a%2Fb%3F');
    expect(hitAddress({ kind: 'term', id: 'GO:0010167' })).toBe('/search?q=GO%3A0010167');
    expect(hitAddress({ kind: 'analysis', id: '699' })).toBe('/overview?search=analysis_id+%3D+699');
    expect(hitAddress({ kind: 'list', id: 'Nitrogen' })).toBe('/query');
  });
});

describe('chooseInput', () => {
  beforeEach(() => useInputs.getState().reset());

  it('makes a list the target genes and a network the target network', () => {
    chooseInput({ kind: 'list', id: 'Nitrogen: a' });
    chooseInput({ kind: 'network', id: 'Ranked' });
    const { targetgenes, targetnetworks } = useInputs.getState().inputs;
    expect(targetgenes).toMatchObject({ source: 'predefined', name: 'Nitrogen: a' });
    expect(targetnetworks).toMatchObject({ source: 'predefined', name: 'Ranked' });
  });

  it('chooses nothing for other hits', () => {
    chooseInput({ kind: 'gene', id: 'AT1G1' });
    expect(useInputs.getState().inputs.targetgenes.source).toBe('none');
  });
});
