import {
  compareGeneSets,
  csvText,
  fieldText,
  listGeneSets,
  pairsOf,
  testOfPair,
  writePValue,
  type GeneSetsOptions,
  type Result,
} from '@trellis/core';
import { encodePair, encodePlainPair } from '@trellis/contract';

/** Writes every pair of analyses with its genes as JSON, pair by pair. */
export function* geneSetsJson(result: Result, options: GeneSetsOptions, checkpoint: () => void): Generator<string> {
  const { data, ...head } = listGeneSets(result, options, checkpoint);
  const encode = options.sets || options.universe ? encodePair : encodePlainPair;
  yield `${JSON.stringify(head).slice(0, -1)},"data":[`;
  for (let i = 0; i < data.length; i++) yield (i ? ',' : '') + JSON.stringify(encode(data[i]));
  yield ']}';
}

/** Writes every pair of analyses as a line of CSV, with the chosen fields of both. */
export function* geneSetsCsv(
  result: Result,
  { fields, ...options }: GeneSetsOptions & { readonly fields: readonly string[] },
  checkpoint: () => void,
): Generator<string> {
  const compared = compareGeneSets(result, options, checkpoint);
  const { info } = compared;
  const columns = ['analysis1', 'analysis2', 'less', 'less_adj', 'greater', 'greater_adj', 'intersection_count'];
  const added = ['expected', 'fold'];
  const chosen = [...new Set(fields)];
  const more = chosen.flatMap((field) => [`${field}1`, `${field}2`]);
  yield csvText([[...columns, ...more, ...added]]);
  for (const [a, b] of pairsOf(info.length)) {
    const [[first, one], [second, two]] = [info[a], info[b]];
    const { common, expected, fold, ...test } = testOfPair(compared, a, b);
    const p = [test.lessLog10, test.lessAdjustedLog10, test.greaterLog10, test.greaterAdjustedLog10];
    const texts = chosen.flatMap((field) => [fieldText(one, field), fieldText(two, field)]);
    yield csvText([[first[3], second[3], ...p.map(writePValue), common, ...texts, expected, fold]]);
  }
}
