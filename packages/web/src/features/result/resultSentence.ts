import type { QueryAnswer } from '@trellis/contract';
import { joinedBy, parseQuery, type Operator, type TfItem } from '@trellis/core';
import { countOf } from '../../ui/numbers.ts';

/** The result in one sentence: `2,431 genes targeted by NLP7 or TGA1 in 3 analyses`. */
export function resultSentence({ stats, analysisIds, request }: QueryAnswer, tfs: readonly TfItem[] = []): string {
  const genes = countOf(stats.targets, 'gene');
  const analyses = countOf(stats.analyses, 'analysis', 'analyses');
  return `${genes} targeted by ${regulators({ count: stats.tfs, ids: analysisIds, query: request.query }, tfs)} in ${analyses}`;
}

interface Regulators {
  readonly count: number;
  readonly ids: QueryAnswer['analysisIds'];
  readonly query: string;
}

/** The TFs, joined as the query joins them; their number if there are more than three, or if it mixes `and` with `or`. */
function regulators({ count, ids, query }: Regulators, tfs: readonly TfItem[]): string {
  const shown = [...new Set(ids.filter(([, { show }]) => show).map(([[[tf]]]) => tf))];
  if (count > 3 || shown.length !== count) return countOf(count, 'transcription factor');
  const names = shown.map((id) => tfs.find((tf) => tf.value === id)?.name || id);
  if (names.length < 2) return names.join('');
  const operators = operatorsIn(query);
  if (operators.length !== 1) return countOf(count, 'transcription factor');
  return `${names.slice(0, -1).join(', ')} ${operators[0]} ${names[names.length - 1]}`;
}

function operatorsIn(query: string): readonly Operator[] {
  try {
    return [...joinedBy(parseQuery(query))];
  } catch {
    // A request of an earlier version can hold a query that is no longer valid.
    return [];
  }
}
