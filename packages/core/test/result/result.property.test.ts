import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { bitsToIndices, openDataset, packDataset } from '../../src/dataset/index.ts';
import { printQuery } from '../../src/query/index.ts';
import {
  evaluateRequest,
  columnReader,
  headerCell,
  keyText,
  layOutGrid,
  readCell,
  type ColumnStates,
  type QueryInputs,
  type Result,
} from '../../src/result/index.ts';
import { countResult } from '../../src/views/index.ts';
import { tagOf } from '../../src/result/tag.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { queryNames, randomContents, randomQuery } from '../query/random.ts';
import { answerInFull, type AnswerColumn, type NaiveList, type NaiveQuestion } from './naiveAnswer.ts';
import { naiveGrid } from './naiveGrid.ts';

const seed = 20260202;
const id = (gene: number) => `G${String(gene).padStart(2, '0')}`;
const genes = fc.uniqueArray(fc.nat(23), { minLength: 4, maxLength: 20 });
const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 2 }, { arbitrary, weight: 1 });

const questions = fc.record({
  contents: randomContents,
  query: randomQuery(queryNames),
  lists: sometimes(
    fc.array(fc.tuple(fc.constantFrom('red', 'blue', 'two words'), genes), { minLength: 1, maxLength: 3 }),
  ),
  background: sometimes(genes),
  edges: fc.subarray(['PPI', 'Open chromatin', 'nothing of the kind']),
  hidden: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});
type Question = typeof questions extends fc.Arbitrary<infer T> ? T : never;

/** Lists of the same name are one. */
function listsOf({ lists = [] }: Question): NaiveList[] {
  const names = [...new Set(lists.map(([name]) => name))];
  return names.map((name) => ({
    name,
    genes: new Set(lists.flatMap(([other, list]) => (other === name ? list : []))),
  }));
}

function naively(question: Question, hidden: ReadonlySet<string>): NaiveQuestion {
  const { contents, query, background } = question;
  const lists = listsOf(question);
  const targets = lists.length ? new Set(lists.flatMap((list) => [...list.genes])) : undefined;
  const isHidden = ({ mention, analysis }: Pick<AnswerColumn, 'mention' | 'analysis'>) =>
    hidden.has(`${tagOf('request', mention)} ${analysis.id}`);
  return { contents, query, inputs: { targets, background: background && new Set(background) }, lists, isHidden };
}

function inputsOf({ query, lists, background, edges }: Question): QueryInputs {
  const text = lists?.map(([name, list]) => `>${name}\n${list.map(id).join('\n')}`).join('\n');
  return {
    query: printQuery(query),
    edges,
    targetGenes: text === undefined ? undefined : { name: 'targets', text },
    background: background && { name: 'background', text: background.map(id).join('\n') },
  };
}

function answer(question: Question, states?: ColumnStates): Result | string {
  const dataset = openDataset(packDataset(question.contents, 'v'));
  try {
    return evaluateRequest(dataset, { id: 'request', inputs: inputsOf(question), states });
  } catch (error) {
    if (error instanceof TrellisError) return error.code;
    throw error;
  }
}

/** Hides every column whose turn it is, and says which. */
function hide(states: ColumnStates, { hidden }: Question): { states: ColumnStates; keys: Set<string> } {
  const next = states.map(([key, state], i) => [key, { ...state, show: !hidden[i % hidden.length] }] as const);
  return { states: next, keys: new Set(next.filter(([, { show }]) => !show).map(([key]) => keyText(key))) };
}

const namesOf = (columns: readonly { analysis: { id: number }; mention: number }[]): string[] =>
  columns.map(({ analysis, mention }) => `${mention}/${analysis.id}`);

/** Checks `holds` on every question that has an answer, once with all columns and once with some hidden. */
function check(
  runs: number,
  holds: (asked: { question: Question; result: Result; naive: NaiveQuestion }) => void,
): void {
  let answered = 0;
  fc.assert(
    fc.property(questions, (question) => {
      const whole = answer(question);
      if (typeof whole === 'string') {
        if (whole !== 'unknown-tf') expect(answerInFull(naively(question, new Set()))).toBe(whole);
        return;
      }
      holds({ question, result: whole, naive: naively(question, new Set()) });
      const { states, keys } = hide(whole.states, question);
      const result = answer(question, states);
      const naive = naively(question, keys);
      if (typeof result === 'string') expect(answerInFull(naive)).toBe(result);
      else holds({ question, result, naive });
      answered++;
    }),
    { numRuns: propertyRuns(runs), seed },
  );
  expect(answered).toBeGreaterThan(propertyRuns(runs) / 5);
}

function naiveAnswer(naive: NaiveQuestion) {
  const found = answerInFull(naive);
  if (typeof found === 'string') throw new Error(`the naive answer is ${found}`);
  return found;
}

describe('an answer, with and without hidden analyses, is the same as a naive one', () => {
  it('in its columns: order, filter texts, cells, edges, counts before the lists', () => {
    check(1500, ({ result, naive }) => {
      const expected = naiveAnswer(naive);
      const state = new Map(result.states.map(([key, value]) => [keyText(key), value]));
      expect(result.states.map(([key]) => keyText(key))).toEqual(
        expected.all.map(({ mention, analysis }) => `${tagOf('request', mention)} ${analysis.id}`),
      );
      expect(namesOf(result.columns)).toEqual(namesOf(expected.columns));
      result.columns.forEach((column, i) => {
        const { filter, cells, edges, total } = expected.columns[i];
        expect(column.filter).toBe(filter);
        expect(new Set(bitsToIndices(column.cells))).toEqual(cells);
        expect(new Set(bitsToIndices(column.present))).toEqual(edges);
        expect([column.edges, column.total]).toEqual([edges.size, total]);
        expect(state.get(keyText(column.key))?.show).toBe(true);
      });
    });
  });

  it('in its rows: which, in which order, with how many edges', () => {
    check(1500, ({ result, naive }) => {
      const { rows, edgeCount, columns } = naiveAnswer(naive);
      expect([...result.rows]).toEqual(rows);
      for (const gene of result.rows) expect(result.edgeCounts[gene]).toBe(edgeCount(gene));
      expect(countResult(result)).toEqual({
        edges: columns.reduce((sum, { edges }) => sum + edges.size, 0),
        tfs: new Set(columns.map(({ analysis }) => analysis.tf)).size,
        targets: rows.length,
      });
    });
  });

  it('in its grid: every header and every cell, additional edges and user lists too, however it is read', () => {
    check(800, ({ question, result, naive }) => {
      const { contents, edges } = question;
      const expected = naiveGrid({ contents, answer: naiveAnswer(naive), lists: naive.lists, edges });
      const grid = layOutGrid(result);
      const header = expected.header.map((_, row) => grid.columns.map((column) => headerCell(column, row)));
      expect(header).toEqual(expected.header);
      const readers = grid.columns.map((column) => columnReader(grid, column));
      const whole = Array.from(result.rows, (gene) => readers.map((read) => read(gene)));
      expect(whole).toEqual(expected.rows);
      const single = Array.from(result.rows, (gene) => grid.columns.map((column) => readCell(grid, column, gene)));
      expect(single).toEqual(expected.rows);
    });
  });
});
