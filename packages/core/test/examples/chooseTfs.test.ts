import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { chooseExampleTfs } from '../../src/examples/index.ts';
import { mini } from '../mini.ts';
import { smallContents, type SmallAnalysis } from '../smallContents.ts';

const others = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');
const symbols = 'T1/ONE T2/TWO T3/THREE T4 T5/S#5';
const of = (analyses: readonly SmallAnalysis[]) =>
  openDataset(packDataset(smallContents({ genes: `${symbols} ${others.join(' ')}`, analyses }), '1'));

const binds = (id: number, tf: string, targets: string) => ({ id, tf, targets });
const regulates = (id: number, tf: string, targets: string) => ({
  id,
  tf,
  targets: Object.fromEntries(targets.split(' ').map((gene) => [gene, [1, 0.01]] as const)),
});
const idsOf = (...args: Parameters<typeof chooseExampleTfs>) => chooseExampleTfs(...args).map(({ id }) => id);

describe('the TFs of the examples', () => {
  const one = [binds(1, 'T1', 'a b c d'), regulates(2, 'T1', 'd e f g')];
  const two = [binds(3, 'T2', 'a b c d'), regulates(4, 'T2', 'b c d e')];

  it('begin with the TF whose binding and regulation agree best', () => {
    expect(idsOf(of([...one, ...two]))).toEqual(['T2', 'T1']);
  });

  it('begin with the preferred TFs that have analyses, by id or symbol, whatever the data say', () => {
    const three = [binds(5, 'T3', 'a b c d'), regulates(6, 'T3', 'a b c d')];
    const all = of([...one, ...two, ...three]);
    expect(idsOf(all, ['T1'])[0]).toBe('T1');
    expect(idsOf(all, ['T1', 'one', 'T3'])).toEqual(['T1', 'T3']);
    expect(idsOf(all, ['T4', 'unknown', 'T2'])[0]).toBe('T2');
    expect(idsOf(of([binds(1, 'T1', 'a b c d'), ...two]), ['T1'])[0]).toBe('T1');
  });

  it('continue with the TF that shares most direct targets, so that `A and B` has genes', () => {
    const three = [binds(5, 'T3', 'x y z'), regulates(6, 'T3', 'x y z')];
    expect(idsOf(of([...one, ...two, ...three]), ['T2'])).toEqual(['T2', 'T1']);
  });

  it('come without expression analyses too: the TF with most targets, and one with common targets', () => {
    const chosen = chooseExampleTfs(of([binds(1, 'T1', 'a b'), binds(2, 'T2', 'x y z'), binds(3, 'T3', 'y z')]));
    expect(chosen).toEqual([
      { id: 'T2', name: 'TWO', hasDirectTargets: false },
      { id: 'T3', name: 'THREE', hasDirectTargets: false },
    ]);
  });

  it('are TFs with a symbol that a query can hold without quotes, if there are any', () => {
    const bare = [binds(5, 'T4', 'a b c d e'), regulates(6, 'T4', 'a b c d e')];
    const odd = [binds(7, 'T5', 'a b c d e f'), regulates(8, 'T5', 'a b c d e f')];
    expect(idsOf(of([...bare, ...odd, ...one]))[0]).toBe('T1');
    expect(chooseExampleTfs(of([...bare, ...odd])).map(({ name }) => name)).toEqual(['T5', 'T4']);
  });

  it('bind up to a third of the genes, if there are such TFs', () => {
    const most = others.slice(0, 20).join(' ');
    const wide = [binds(5, 'T3', most), regulates(6, 'T3', most)];
    expect(idsOf(of([...wide, ...one]))[0]).toBe('T1');
    expect(idsOf(of(wide))).toEqual(['T3']);
  });

  it('are none in an empty data set, and have symbols in the mini one', () => {
    expect(chooseExampleTfs(of([]))).toEqual([]);
    expect(chooseExampleTfs(mini).map(({ name }) => name)).toEqual(['GAM', 'ALF']);
  });
});
