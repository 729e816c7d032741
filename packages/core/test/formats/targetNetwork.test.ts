import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { knownGenes } from '../../src/reading/index.ts';
import { mini } from '../mini.ts';
import { readTargetNetwork, type TargetNetwork } from '../../src/formats/index.ts';

const read = (text: string, header?: boolean): TargetNetwork => readTargetNetwork(text, { name: 'net', header });

/** Edges as `source edge target score rank`. */
const edgesOf = ({ edges }: TargetNetwork): string[] =>
  Array.from(edges, ({ source, edge, target, score, rank }) => [source, edge, target, score ?? '-', rank].join(' '));

function refusal(text: string, header?: boolean): string {
  try {
    read(text, header);
  } catch (error) {
    if (error instanceof TrellisError) return `${error.code}: ${error.message}`;
  }
  throw new Error('nothing was refused');
}

describe('the columns of a target network', () => {
  it('may be source and target: the network gives the edges their name', () => {
    const network = read('A\tB\nA\tC');
    expect(network.scored).toBe(false);
    expect(edgesOf(network)).toEqual(['A net B - 1', 'A net C - 2']);
  });

  it('may be source, edge and target', () => {
    const network = read('A\tbinds\tB\nC\tinduces\tD');
    expect(network.scored).toBe(false);
    expect(edgesOf(network)).toEqual(['A binds B - 1', 'C induces D - 2']);
  });

  it('may be source, target and score, when the third is a number', () => {
    const network = read('A\tB\t0.5\nC\tD\t1e-3');
    expect(network.scored).toBe(true);
    expect(edgesOf(network)).toEqual(['A net B 0.5 1', 'C net D 0.001 2']);
  });

  it('may be source, edge, target and score', () => {
    expect(edgesOf(read('A\tbinds\tB\t-1\nC\tinduces\tD\t+2'))).toEqual(['C induces D 2 1', 'A binds B -1 2']);
  });

  it('keep their scores where genes are known and many scores are equal', () => {
    const ids = ['010', '020', '030', '040', '050', '060'].map((digits) => `AT1G00${digits}`);
    const lines = ids.map((id, i) => `AT1G00010\tregulates\t${id}\t${i < 3 ? 2.5 : 1.5}`);
    const network = readTargetNetwork(lines.join('\n'), { name: 'net', genes: knownGenes(mini) });
    expect(network.scored).toBe(true);
    expect(Array.from(network.edges, ({ score }) => score)).toEqual([2.5, 2.5, 2.5, 1.5, 1.5, 1.5]);
  });

  it('never hold a number as a target', () => {
    expect(edgesOf(read('A\tbinds\tB\nC\tinduces\t7'))).toEqual(['A binds B - 1']);
  });

  it('are separated by tabs if the first line has one, so that names may hold blanks', () => {
    expect(edgesOf(read('A\tin planta: bound\tB'))).toEqual(['A in planta: bound B - 1']);
  });

  it('are separated by any blanks else', () => {
    expect(edgesOf(read('  A   binds  B 3 \nC x D 4'))).toEqual(['C x D 4 1', 'A binds B 3 2']);
  });

  it('lose the blanks around them', () => {
    expect(edgesOf(read(' A \t B \t 2 '))).toEqual(['A net B 2 1']);
  });
});

describe('the lines of a target network', () => {
  it('end in LF, CR or CR LF, and may be empty', () => {
    const expected = edgesOf(read('A\tB\nC\tD'));
    for (const end of ['\n', '\r', '\r\n']) {
      expect(edgesOf(read(`\uFEFF${end}A\tB${end}${end}C\tD${end}`))).toEqual(expected);
    }
  });

  it('begin after the header if there is one, which need not have the form of the others', () => {
    expect(edgesOf(read('source;target\nA\tB', true))).toEqual(['A net B - 1']);
    expect(edgesOf(read('\n\nTF\ttarget\tscore\nA\tB\t1', true))).toEqual(['A net B 1 1']);
  });

  it('say where they are wrong, counted as in the file', () => {
    expect(refusal('A\tB\n\nA')).toBe('uneven-rows: Line 3 of net has 1 column, the others have 2.');
    expect(refusal('TF\tgene\nA\tB\nA\tB\tC\nC\tD', true)).toBe(
      'uneven-rows: Line 3 of net has 3 columns, the others have 2.',
    );
  });
});

describe('a target network is refused', () => {
  it('when it is empty, or only a header', () => {
    expect(refusal('\n \r\n')).toBe('empty-file: net is empty.');
    for (const header of [true, undefined])
      expect(refusal('TF\ttarget', header)).toBe('empty-file: net has a heading and no rows.');
  });

  it('with one column or with five', () => {
    expect(refusal('A')).toMatch(/^bad-columns: net has 1 column. A target network has source, edge name, /);
    expect(refusal('a b c d e')).toMatch(/net has 5 columns\. A target network/);
  });

  it.each(['A\t', '\tB', '\tB\t1'])('without a source or a target: %j', (line) => {
    expect(refusal(`A\tB\t2\nA\tC\t1\n${line}`)).toMatch(/^(bad-columns|uneven-rows|not-a-number): Line 3 of net/);
  });

  it.each(['x', 'inf', 'high', '1;5'])('with a score that is not a number: %j', (score) => {
    expect(refusal(`A\tB\t1\nA\tC\t${score}`)).toBe(
      `not-a-number: Line 2 of net: the score "${score}" is not a number.`,
    );
  });

  it.each(['', 'NaN', 'NA', 'n/a'])('not with a missing score, which ranks last: %j', (score) => {
    expect(edgesOf(read(`A\tC\t${score}\nA\tB\t-1\nA\tD\t2`))).toEqual([
      'A net D 2 1',
      'A net B -1 2',
      'A net C - 3',
    ]);
  });
});

describe('ranks', () => {
  it('are shared by edges with the same score: each has the last of their places', () => {
    expect(
      Array.from(read('A B 3\nA C 1\nA D 2\nA E 2\nA F 1').edges, ({ target, rank }) => `${target}${rank}`),
    ).toEqual(['B1', 'D3', 'E3', 'C5', 'F5']);
  });

  it('are the places of different edges without scores', () => {
    expect(Array.from(read('A B\nA B\nC D').edges, ({ rank }) => rank)).toEqual([1, 2]);
  });

  it('are the number of edges with at least that score, the best first, ties in the order of their lines', () => {
    const scores = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(scores, (values) => {
        const { edges } = read(values.map((score, i) => `S T${i} ${score}`).join('\n'));
        expect(edges.length).toBe(values.length);
        for (const { score = NaN, rank } of edges) expect(rank).toBe(values.filter((other) => other >= score).length);
        const lines = Array.from(edges, ({ score = NaN, target }) => [-score, Number(target.slice(1))]);
        expect(lines).toEqual([...lines].sort(([a, x], [b, y]) => a - b || x - y));
      }),
      { seed: 20260303 },
    );
  });
});
