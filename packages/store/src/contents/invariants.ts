import type { DatasetContents } from '@trellis/core';
import { columnFaults } from './columnFaults.ts';
import { textFaults } from './textFaults.ts';

/**
 * What a data set must fulfill so that queries may rely on it and an export can be imported again: everything in order,
 * nothing twice, every gene index within the annotation, texts that files can hold. One sentence per fault.
 */
export const faultsOf = (contents: DatasetContents): string[] => [...textFaults(contents), ...columnFaults(contents)];

/** Throws when a data set breaks a rule: a defect of whatever made it, not of a user's file. */
export function requireSound(contents: DatasetContents): void {
  const [first, ...more] = faultsOf(contents);
  if (first === undefined) return;
  throw new Error(`the data set is not sound: ${first}${more.length > 0 ? ` (and ${more.length} more faults)` : ''}`);
}
