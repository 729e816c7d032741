import { levels, supports, type LevelOptions } from '@trellis/core/views';
import { oneOf } from './addressOptions.ts';
import { viewOptions } from './useViewOptions.ts';

/** Whether the gene sets of a tab are analyses, TFs or TF families, in the address of each tab that compares sets. */
export const useLevelOptions = viewOptions({ level: oneOf(levels), support: oneOf(supports) });

/** What the API is asked for: nothing for analyses, unless each of them is asked for by itself. */
export function useLevel(): LevelOptions {
  const { level, support } = useLevelOptions();
  return level === 'analysis' ? {} : { level, support };
}
