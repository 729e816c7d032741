/** A network to arrange. Edges name their ends by the index of the node. */
export interface PlacedNetwork {
  readonly nodes: readonly { readonly role: 'tf' | 'target' | 'user' }[];
  readonly edges: readonly { readonly source: number; readonly target: number }[];
}

/** The middle of a node, in units of the network. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The space that nodes take, in units of the network: from the middle of one to the middle of the next. */
export const steps = { tf: 70, target: 30 } as const;
