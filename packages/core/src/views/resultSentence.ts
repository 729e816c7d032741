import { countOf } from '../formats/numbers.ts';
import type { Operator } from '../query/ast.ts';
import { parseQuery } from '../query/grammar.ts';
import { joinedBy } from '../query/joinedBy.ts';

/** What the sentence about a result says. */
export interface ResultFacts {
  readonly targets: number;
  /** Number of TFs that have targets. */
  readonly tfs: number;
  readonly analyses: number;
  /** Names of the TFs with shown analyses, each once. */
  readonly names: readonly string[];
  readonly query: string;
}

/** A result in one sentence: `2,431 genes targeted by NLP7 or TGA1 in 3 analyses`. */
export const resultSentence = (facts: ResultFacts): string =>
  `${countOf(facts.targets, 'gene')} targeted by ${regulators(facts)} in ${countOf(facts.analyses, 'analysis', 'analyses')}`;

/** The TFs, joined as the query joins them; their number if there are more than three, or if it mixes `and` with `or`. */
function regulators({ tfs: count, names, query }: ResultFacts): string {
  if (count > 3 || names.length !== count) return countOf(count, 'transcription factor');
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
