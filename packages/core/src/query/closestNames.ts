import { distance } from 'fastest-levenshtein';
import { compareTexts } from '../compareTexts.ts';
import type { Dataset } from '../dataset/dataset.ts';

/** Maximum number of names that an error suggests. */
const maxSuggestions = 3;

/**
 * The candidates closest to a misspelled name by Levenshtein distance, ignoring case; two neighboring letters that are swapped
 * count once. The distance is limited to a third of
 * the name's length, or 1; a name of one letter has none. An id with other digits is none of them: it is a gene that has nothing to do
 * with the one that was meant.
 */
export function closestNames(name: string, candidates: Iterable<string>): string[] {
  const wanted = name.toUpperCase();
  const maxDistance = wanted.length < 2 ? 0 : Math.max(1, Math.floor(wanted.length / 3));
  const digits = digitsOfId(wanted);
  const close = [...new Set(candidates)]
    .filter((each) => digits === undefined || [undefined, digits].includes(digitsOfId(each)))
    .filter((each) => Math.abs(each.length - wanted.length) <= maxDistance)
    .map((each) => ({ each, apart: apartBy(wanted, each.toUpperCase()) }))
    .filter(({ apart }) => apart <= maxDistance);
  return close
    .sort((a, b) => a.apart - b.apart || compareTexts(a.each, b.each))
    .slice(0, maxSuggestions)
    .map(({ each }) => each);
}

/** The digits at the end of an id of a gene; undefined for another name. */
const digitsOfId = (name: string): string | undefined => /\d{5,}$/.exec(name)?.[0];

/** The distance, or 1 for names that differ by one swap of neighbors. */
const apartBy = (a: string, b: string): number => (isSwap(a, b) ? 1 : distance(a, b));

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** The ids, symbols and aliases of the TFs of a data set. */
export const namesOfTfs = ({ names, analysesByTf }: Dataset): string[] => names.namesOf(new Set(analysesByTf.keys()));
