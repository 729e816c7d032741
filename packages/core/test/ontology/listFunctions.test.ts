import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { listInUniverse } from '../../src/genes/index.ts';
import { listFunctions, type FunctionOptions } from '../../src/ontology/index.ts';
import { atLeast } from '../naiveStatistics.ts';
import { smallContents } from '../smallContents.ts';
import { smallAnnotations, smallOntology, type SmallAnnotation } from './smallOntology.ts';

const ids = Array.from({ length: 20 }, (_, i) => `G${String(i).padStart(2, '0')}`);
const dataset = openDataset(packDataset(smallContents({ genes: ids.join(' '), analyses: [] }), 'v'));
const ontology = smallOntology({
  'GO:1': { aspect: 'BP' },
  'GO:2': { aspect: 'BP', parents: ['GO:1'], slim: true },
  'GO:3': { aspect: 'BP', parents: ['GO:2'] },
  'GO:8': { aspect: 'CC' },
  'GO:9': { aspect: 'CC', parents: ['GO:8'], slim: true },
});
/** G00 to G05 have GO:3, G06 has its parent, G07 to G15 the root; G00 to G09 have the CC term. */
const rows: SmallAnnotation[] = [
  ...ids.slice(0, 6).map((_, gene): SmallAnnotation => [gene, 'GO:3', 'IDA']),
  [6, 'GO:2', 'IEA'],
  ...ids.slice(7, 16).map((_, i): SmallAnnotation => [7 + i, 'GO:1', 'ND']),
  ...ids.slice(0, 10).map((_, gene): SmallAnnotation => [gene, 'GO:9', 'IEA']),
];
const go = { ontology, annotations: smallAnnotations(ontology, ids.length, rows) };
const functions = (names: string, options: FunctionOptions = {}, ontologyOf = go) =>
  listFunctions(dataset, ontologyOf, {
    requested: listInUniverse(dataset, { names: names.split(' ') }),
    min: 2,
    ...options,
  });

describe('the functions of a list', () => {
  it('are tested among the annotated genes of each aspect', () => {
    const { aspects, rows: found } = functions('G00 G01 G02 G03 G19');
    expect(aspects).toEqual({
      BP: { population: 16, n: 4, tested: 2, significant: 2 },
      MF: { population: 0, n: 0, tested: 0, significant: 0 },
      CC: { population: 10, n: 4, tested: 1, significant: 0 },
    });
    expect(found.map(({ id, k, n, K, P }) => [id, k, n, K, P])).toEqual([
      ['GO:3', 4, 4, 6, 16],
      ['GO:2', 4, 4, 7, 16],
      ['GO:9', 4, 4, 10, 10],
    ]);
    const p = atLeast({ hits: 4, sample: 4, marked: 6, population: 16 });
    expect(found[0].p).toBeCloseTo(p, 12);
    expect(found[0]).toMatchObject({ name: 'name of GO:3', aspect: 'BP', fold: 16 / 6, genes: ids.slice(0, 4) });
    expect(found[0].adjusted).toBeCloseTo(2 * p, 12);
  });

  it('can be tested among all genes of the universe', () => {
    expect(functions('G00 G19', { scope: 'all' }).aspects.BP).toMatchObject({ population: 20, n: 2 });
  });

  it('can be limited to aspects, and to terms of some sizes', () => {
    expect(Object.keys(functions('G00', { aspects: ['CC'] }).aspects)).toEqual(['CC']);
    expect(functions('G00', { max: 6 }).rows.map(({ id }) => id)).toEqual(['GO:3']);
  });

  it('can be limited to kinds of evidence', () => {
    expect(functions('G00', { evidence: 'no_iea' }).aspects).toMatchObject({
      BP: { population: 15, tested: 2 },
      CC: { population: 0 },
    });
    expect(functions('G00', { evidence: 'experimental' }).aspects.BP).toMatchObject({ population: 6 });
  });

  it('cannot be limited to kinds of evidence without codes', () => {
    const withoutCodes = { ontology, annotations: smallAnnotations(ontology, ids.length, [[0, 'GO:3']]) };
    expect(() => functions('G00', { evidence: 'no_iea' }, withoutCodes)).toThrow(
      expect.objectContaining({ code: 'bad-request', message: expect.stringContaining('have no evidence codes') }),
    );
  });

  it('fold together in the compact view', () => {
    expect(functions('G00 G01 G02 G03', { compact: true }).compact).toEqual([{ id: 'GO:3', folded: ['GO:2'] }]);
  });

  it('show only slim terms in the slim view, with the same tests', () => {
    const all = functions('G00 G01 G02 G03');
    const slim = functions('G00 G01 G02 G03', { slim: true });
    expect(slim.aspects).toEqual(all.aspects);
    expect(slim.rows).toEqual(all.rows.filter(({ id }) => id !== 'GO:3'));
  });

  it('can leave out terms that are not significant, with the same tests', () => {
    const all = functions('G00 G01 G02 G03 G19');
    const significant = functions('G00 G01 G02 G03 G19', { significant: true });
    expect(significant.aspects).toMatchObject({
      BP: { tested: 2, significant: 2 },
      CC: { tested: 1, significant: 0 },
    });
    expect(significant.rows).toEqual(all.rows.filter(({ aspect }) => aspect === 'BP'));
    expect(all.rows.length).toBeGreaterThan(significant.rows.length);
  });

  it('are joined to their nearest significant ancestors', () => {
    const genes = 'G00 G01 G02 G03';
    expect(functions(genes).edges).toBeUndefined();
    expect(functions(genes, { graph: true, compact: true }).edges).toEqual([['GO:3', 'GO:2']]);
    expect(functions(genes, { graph: true, alpha: 0 }).edges).toEqual([]);
    expect(functions(genes, { graph: true, slim: true }).edges).toEqual([]);
  });

  it('need a gene in the universe', () => {
    expect(() => functions('nothing')).toThrow(expect.objectContaining({ code: 'bad-list' }));
  });
});
