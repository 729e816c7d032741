import { TrellisError } from '@trellis/core';
import type { NamedText } from '@trellis/core/dataset';
import { readGeneLists, readTargetNetwork } from '@trellis/core/formats';

/** The number of genes or edges in a predefined list or network, or why queries cannot read it. */
export type ReadDocument = { readonly rows: number } | { readonly fault: string };

/** Reads a gene list in the same way as queries do. */
export function readListDocument({ text }: NamedText): ReadDocument {
  const rows = readGeneLists(text).reduce((sum, { genes }) => sum + genes.length, 0);
  return rows ? { rows } : { fault: 'there is no gene; expected one gene id per line' };
}

/** Reads a target network in the same way as queries do. */
export function readNetworkDocument({ name, text }: NamedText): ReadDocument {
  try {
    return { rows: readTargetNetwork(text, { name }).edges.length };
  } catch (error) {
    if (error instanceof TrellisError) return { fault: error.message };
    throw error;
  }
}
