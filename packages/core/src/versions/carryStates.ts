import type { ColumnState, ColumnStates } from '../result/revision.ts';
import { defaultName } from '../result/revision.ts';

/**
 * Carries names and hidden flags over to the columns of another request with the same query: by TF, filter and analysis, and
 * by order where a query has the same ones twice. Columns that are new keep their state. Hidden flags are left out if no
 * column would stay shown.
 */
export function carryStates(from: ColumnStates, to: ColumnStates): ColumnStates {
  const given = new Map(withOccurrence(from).map(([text, entry]) => [text, entry]));
  const carried = withOccurrence(to).map(([text, [key, state]]) => {
    const old = given.get(text);
    return [key, old ? adopt(old, state) : state] as const;
  });
  if (carried.some(([, { show }]) => show)) return carried;
  return carried.map(([key, state]) => [key, { ...state, show: true }]);
}

type Entry = ColumnStates[number];

/** A user's name stays; the default name is that of the new column. */
function adopt([key, { name, show, version }]: Entry, to: ColumnState): ColumnState {
  return name === defaultName(key) ? { ...to, show } : { name, show, version };
}

/** Each column with a text that identifies it in any request with the same query. */
function withOccurrence(states: ColumnStates): [text: string, entry: Entry][] {
  const seen = new Map<string, number>();
  return states.map((entry) => {
    const [[[tf, filter], id]] = entry;
    const name = JSON.stringify([tf, filter, id]);
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    return [`${name} ${occurrence}`, entry];
  });
}
