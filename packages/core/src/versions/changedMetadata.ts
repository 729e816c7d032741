import { compareTexts } from '../compareTexts.ts';
import type { Analysis } from '../dataset/dataset.ts';

/** A metadata value that differs; null where an analysis lacks the key. */
export interface MetadataChange {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Lists what differs in the metadata of an analysis, by key. */
export function changedMetadata(before: Analysis, after: Analysis): MetadataChange[] {
  const keys = [...new Set([...before.metadata.keys(), ...after.metadata.keys()])].sort(compareTexts);
  const values = keys.map((key) => ({
    key,
    before: before.metadata.get(key) ?? null,
    after: after.metadata.get(key) ?? null,
  }));
  return values.filter((change) => change.before !== change.after);
}
