import type { SungearPress } from './types.ts';

interface Modifiers {
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export function pressOf({ ctrlKey, shiftKey, metaKey, altKey }: Modifiers): SungearPress {
  return { toggle: ctrlKey || shiftKey || metaKey, subtract: altKey };
}

/** Whether a key activates the focused element. */
export const isPressKey = (key: string): boolean => key === 'Enter' || key === ' ';
