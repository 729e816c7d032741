import type { findFunctions, MessageOf } from '@trellis/contract';
import { countOf } from '@trellis/core';

type Counts = Pick<MessageOf<typeof findFunctions>, 'given' | 'unknown' | 'ambiguous'>;

/** The names of a list that no test has counted, a sentence for those that are unknown and one for those of several genes. */
export function leftOut({ given, unknown, ambiguous }: Counts): string[] {
  const of = `of ${countOf(given, 'name')}`;
  const several = ambiguous.map(({ name, ids }) => `${name} (${ids.join(', ')})`);
  return [
    ...(unknown.length > 0 ? [`${unknown.length} ${of} not in database: ${unknown.join(', ')}`] : []),
    ...(several.length > 0
      ? [`${several.length} ${of} left out, because they mean several genes: ${several.join(', ')}`]
      : []),
  ];
}
