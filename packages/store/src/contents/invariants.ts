import type { DatasetContents } from '@trellis/core/dataset';
import { columnFaults } from './columnFaults.ts';
import { knowledgeFaults } from './knowledgeFaults.ts';
import { textFaults } from './textFaults.ts';

/**
 * Checks the invariants of a data set, which queries and exports rely on: everything sorted, no duplicates, all gene indices
 * within the annotation, only texts that files can hold. Returns one sentence per fault.
 */
export const faultsOf = (contents: DatasetContents): string[] => [
  ...textFaults(contents),
  ...columnFaults(contents),
  ...knowledgeFaults(contents),
];

/** Throws if a data set violates an invariant: a defect of the code that made it, not of a user's file. */
export function requireSound(contents: DatasetContents): void {
  const [first, ...more] = faultsOf(contents);
  if (first === undefined) return;
  throw new Error(`the data set is not sound: ${first}${more.length > 0 ? ` (and ${more.length} more faults)` : ''}`);
}
