import { parseQuery, type Comparator, type Operator, comparators } from '@trellis/core/query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addNode,
  canContain,
  changeNode,
  duplicateNode,
  moveNode,
  nextId,
  removeNode,
  type NodeKind,
  type Nodes,
} from '../../../../src/features/query/builder/nodes.ts';
import { readQuery } from '../../../../src/features/query/builder/readQuery.ts';
import { expressionOf, writeQuery } from '../../../../src/features/query/builder/writeQuery.ts';

const word = fc.oneof(
  fc.constantFrom(
    'AT4G24020',
    'NLP7',
    'and',
    'NOT',
    "5'",
    'a "b"',
    'both \' and "',
    'x\\',
    '50%',
    'a,b',
    '(',
    '[x]',
    'é',
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }),
);
const kind = fc.constantFrom<NodeKind>('tf', 'group', 'filter', 'filterGroup');

/** A step of a user; numbers choose among the nodes that there are. */
const step = fc.record({
  act: fc.constantFrom('add', 'add', 'add', 'move', 'duplicate', 'remove'),
  kind,
  at: fc.nat(50),
  before: fc.nat(50),
  operator: fc.constantFrom<Operator>('and', 'or'),
  comparator: fc.constantFrom<Comparator>(...comparators),
  not: fc.boolean(),
  words: fc.tuple(word, word),
});
type UserStep = typeof step extends fc.Arbitrary<infer S> ? S : never;

function apply(nodes: Nodes, { act, at, before, ...content }: UserStep): Nodes {
  const id = nodes.length ? nodes[at % nodes.length].id : 0;
  if (act === 'remove') return removeNode(nodes, id);
  if (act === 'duplicate') return nodes.length > 60 ? nodes : duplicateNode(nodes, id);
  const holders = [undefined, ...nodes].filter((node) => canContain(node?.kind, content.kind));
  const parent = holders[before % Math.max(1, holders.length)]?.id;
  if (act === 'move') return moveNode(nodes, id, { parent });
  if (!holders.length) return nodes;
  const [name, value] = content.words;
  const { operator, comparator, not } = content;
  return changeNode(addNode(nodes, content.kind, { parent }), nextId(nodes), {
    operator,
    not,
    ...(content.kind === 'tf' && { name }),
    ...(content.kind === 'filter' && { key: name, value, comparator }),
  });
}

/** A tree without the spans of its tokens. */
const withoutSpans = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'at' ? undefined : value)));

describe('writeQuery', () => {
  it('writes what parses back to the same tree, after any steps of a user', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const nodes = steps.reduce<Nodes>(apply, []);
        const text = writeQuery(nodes);
        if (text === '') {
          expect(expressionOf(nodes)).toBeUndefined();
          return;
        }
        expect(withoutSpans(parseQuery(text))).toEqual(withoutSpans(expressionOf(nodes)));
        const again = readQuery(text);
        expect('nodes' in again && writeQuery(again.nodes)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["it's", `"it's"`],
    ['a "b"', `'a "b"'`],
    ['in planta:Bound', "'in planta:Bound'"],
    ['50%', "'50%'"],
    ['AT4G24020', 'AT4G24020'],
  ])('writes the value %s as %s', (value, written) => {
    const tf = changeNode(addNode([], 'tf', { parent: undefined }), 1, { name: 'A' });
    const nodes = changeNode(addNode(tf, 'filter', { parent: 1 }), 2, { key: 'KEY', value });
    expect(writeQuery(nodes)).toBe(`A[KEY = ${written}]`);
  });

  it('drops empty groups, empty filters and the operators before them', () => {
    let nodes = addNode([], 'group', { parent: undefined });
    nodes = changeNode(addNode(nodes, 'tf', { parent: undefined }), 2, { name: 'A', operator: 'and' });
    nodes = addNode(addNode(nodes, 'filterGroup', { parent: 2 }), 'filter', { parent: 3 });
    expect(writeQuery(nodes)).toBe('A');
  });
});

describe('readQuery', () => {
  it.each(['A', 'not (A or B) and C[x = 1 or not (y > 2 and z != "q r")]', '((A))[pvalue < 0.05]'])(
    'shows %s',
    (text) => {
      const read = readQuery(text);
      expect('nodes' in read && writeQuery(read.nodes)).toBe(text.replaceAll('"', "'"));
    },
  );

  it('adds a group for what one row cannot show', () => {
    const read = readQuery('A[x = 1][y = 2] or not not B');
    expect('nodes' in read && writeQuery(read.nodes)).toBe('(A[x = 1])[y = 2] or not (not B)');
  });

  it('says that it cannot show a call of expand or an unfinished query', () => {
    expect(readQuery('expand("$filter_tf", or)')).toMatchObject({
      problem: expect.stringContaining('expand'),
      isFinished: true,
    });
    expect(readQuery('A and')).toMatchObject({ problem: expect.stringContaining('not finished'), isFinished: false });
  });
});
