import {
  compareGeneSets,
  csvText,
  fieldText,
  listGeneSets,
  pairsOf,
  type GeneSetsOptions,
  type Result,
} from '@trellis/core';
import { pairWire } from '@trellis/contract';

/** Writes every pair of analyses with its genes as JSON, pair by pair. */
export function* geneSetsJson(result: Result, options: GeneSetsOptions, checkpoint: () => void): Generator<string> {
  const { data, ...head } = listGeneSets(result, options, checkpoint);
  yield `${JSON.stringify(head).slice(0, -1)},"data":[`;
  for (let i = 0; i < data.length; i++) yield (i ? ',' : '') + JSON.stringify(pairWire.encode(data[i]));
  yield ']}';
}

/** Writes every pair of analyses as a line of CSV, with the chosen fields of both. */
export function* geneSetsCsv(
  result: Result,
  { fields, ...options }: GeneSetsOptions & { readonly fields: readonly string[] },
  checkpoint: () => void,
): Generator<string> {
  const { info, matrix } = compareGeneSets(result, options, checkpoint);
  const columns = ['analysis1', 'analysis2', 'less', 'less_adj', 'greater', 'greater_adj', 'intersection_count'];
  const more = fields.flatMap((field) => [`${field}1`, `${field}2`]);
  yield csvText([[...columns, ...more]]);
  let pair = 0;
  for (const [a, b] of pairsOf(info.length)) {
    const [[first, one], [second, two]] = [info[a], info[b]];
    const figures = [matrix.less, matrix.lessAdjusted, matrix.greater, matrix.greaterAdjusted, matrix.common];
    const values = [first[3], second[3], ...figures.map((figure) => figure[pair])];
    const texts = fields.flatMap((field) => [fieldText(one, field), fieldText(two, field)]);
    yield csvText([[...values, ...texts]]);
    pair++;
  }
}
