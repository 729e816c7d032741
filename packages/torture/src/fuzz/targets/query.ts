import { parseQuery, printQuery, scanTokens } from '@trellis/core/query';
import { requireSame, textOf, type Target } from '../target.ts';

/** The query language: what is printed of a query is the same query, and the tokens of any text follow each other. */
export const query: Target = {
  name: 'query',
  tokens: [
    ...['and', 'or', 'not', '(', ')', '[', ']', ',', '=', '<', '>', '<=', '>=', '!=', '<>', "'", '"', '\\', ' '],
    ...[
      'expand(',
      '$filter_tf',
      'all_tfs',
      'all_dap',
      'pvalue',
      'log2fc',
      'targeted_by',
      'EDGE_TYPE',
      '[pvalue<0.05]',
    ],
    ...['AND', 'Or', ' and not ', '((', '))', '"a b"', "'and'"],
  ],
  seeds: [
    'AT4G24020 and (TGA1 or HAT22)[pvalue < 0.05 and log2fc > 1]',
    "not all_tfs[EDGE_TYPE='a b' or not (TISSUE != root)][targeted_by >= '50%']",
    'expand("$filter_tf[pvalue<0.01]", or)',
  ],
  run(bytes) {
    const text = textOf(bytes);
    requireOrder(text);
    const parsed = parseQuery(text);
    const printed = printQuery(parsed);
    const again = parseQuery(printed);
    requireSame('a printed query', withoutPlaces(parsed), withoutPlaces(again));
    if (printQuery(again) !== printed) throw new Error('a query is printed in two ways');
  },
};

function requireOrder(text: string): void {
  let end = 0;
  for (const { at } of scanTokens(text)) {
    const isNext = at.length > 0 && at.offset >= end && text.slice(end, at.offset).trim() === '';
    if (!isNext) throw new Error(`a token at ${at.offset} after ${end}`);
    end = at.offset + at.length;
  }
}

const withoutPlaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'at' ? undefined : part)));
