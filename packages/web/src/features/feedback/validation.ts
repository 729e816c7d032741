import { feedbackLimits } from '@trellis/contract';
import { formatCount } from '../../ui/numbers.ts';

const lengthOf = (text: string): number => [...text].length;

/** The error of a name, in the server's words; undefined for a valid one. */
export function nameError(name: string): string | undefined {
  if (name.trim() === '') return 'The name is missing.';
  return tooLong('name', name.trim());
}

export const textError = (text: string): string | undefined => tooLong('feedback', text.trim());

function tooLong(field: 'name' | 'feedback', text: string): string | undefined {
  if (lengthOf(text) <= feedbackLimits[field]) return undefined;
  return `The ${field} has ${formatCount(lengthOf(text))} characters; at most ${formatCount(feedbackLimits[field])} are allowed.`;
}
