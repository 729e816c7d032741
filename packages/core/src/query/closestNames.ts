import { distance } from 'fastest-levenshtein';

/** Maximum number of names that an error suggests. */
const maxSuggestions = 3;

/**
 * The names most like a misspelled one, without case: those that at most a third of its letters, and at least one, turn
 * into it (Levenshtein distance), the closest first.
 */
export function closestNames(name: string, candidates: Iterable<string>): string[] {
  const wanted = name.toUpperCase();
  const maxDistance = Math.max(1, Math.floor(wanted.length / 3));
  const close = [...new Set(candidates)]
    .filter((each) => Math.abs(each.length - wanted.length) <= maxDistance)
    .map((each) => ({ each, apart: distance(wanted, each.toUpperCase()) }))
    .filter(({ apart }) => apart <= maxDistance);
  return close
    .sort((a, b) => a.apart - b.apart || (a.each < b.each ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ each }) => each);
}
