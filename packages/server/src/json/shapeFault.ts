import { formatCount } from '@trellis/core/formats';
import { shapeOf } from './nesting.ts';

/** Maximum depth of a JSON text: no call takes more than six levels. */
const maxDepth = 40;

/** Maximum number of its values: twice a list of genes and its background, which have 100,000 names each. */
const maxValues = 400_000;

/** Length from which a JSON text is parsed in a turn of the main thread. */
export const largeJson = 100_000;

/**
 * What is wrong with the shape of a JSON text, as the end of a sentence: 200,000 lists in each other hold the main thread a tenth
 * of a second, a million empty objects a third, and a pass over the text a hundredth of that.
 */
export function shapeFault(text: string): string | undefined {
  const { depth, values } = shapeOf(text, { depth: maxDepth, values: maxValues });
  if (depth > maxDepth) return `is nested more than ${maxDepth} levels deep`;
  return values > maxValues ? `has more than ${formatCount(maxValues)} values` : undefined;
}
