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
import { ByteWriter } from './byteWriter.ts';
import { geneText, writeGeneIds } from './geneText.ts';

/** Writes every pair of analyses with its genes as JSON, pair by pair: 112 analyses have 2 million common genes. */
export function* geneSetsJson(
  result: Result,
  options: GeneSetsOptions,
  checkpoint: () => void,
): Generator<Uint8Array> {
  const { pairs, ...head } = listGeneSets(result, options, checkpoint);
  const encode = options.sets || options.universe ? encodePair : encodePlainPair;
  const ids = geneText(result.dataset, 'id', ({ id }) => JSON.stringify(id));
  const out = new ByteWriter();
  out.text(`${JSON.stringify(head).slice(0, -1)},"data":[`);
  let separator = '';
  for (const { genes, ...test } of pairs) {
    out.ascii(`${separator}{"genes":[`);
    separator = ',';
    writeGeneIds(out, ids, genes);
    out.ascii(`],${JSON.stringify(encode(test)).slice(1)}`);
    yield* out.take();
  }
  out.ascii(']}');
  yield* out.finish();
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
