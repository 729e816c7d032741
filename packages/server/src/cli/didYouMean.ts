import { closestNames } from '@trellis/core/query';

/** ` (did you mean query?)` after a name that is not known; '' where no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  const lettersOf = (word: string): string => [...word].sort().join('');
  const [near] = [...closestNames(name, names), ...names.filter((each) => lettersOf(each) === lettersOf(name))];
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}
