import { readGeneLists, readTargetNetwork, TrellisError, type NamedText } from '@trellis/core';

/** How many genes or edges the text of a predefined list or network holds, or why no query could read it. */
export type ReadDocument = { readonly rows: number } | { readonly fault: string };

/** Reads a gene list as a query will. */
export function readListDocument({ text }: NamedText): ReadDocument {
  const rows = readGeneLists(text).reduce((sum, { genes }) => sum + genes.length, 0);
  return rows ? { rows } : { fault: 'there is no gene; expected one gene id per line' };
}

/** Reads a target network as a query will: with a header line only where it cannot be read without. */
export function readNetworkDocument(network: NamedText): ReadDocument {
  const plain = tryNetwork(network, false);
  const headed = 'fault' in plain ? tryNetwork(network, true) : plain;
  return 'fault' in headed ? plain : headed;
}

function tryNetwork({ name, text }: NamedText, header: boolean): ReadDocument {
  try {
    return { rows: readTargetNetwork(text, { name, header }).edges.length };
  } catch (error) {
    if (error instanceof TrellisError) return { fault: error.message };
    throw error;
  }
}
