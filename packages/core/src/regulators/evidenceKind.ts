import type { Analysis } from '../dataset/dataset.ts';

/** Kinds of evidence that rank TFs, in the order in which they are shown. */
export const evidenceKinds = ['in planta bound', 'in vitro bound', 'regulated'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** The kind of the sets of target networks, which are shown next to the others and not ranked in. */
export const networkKind = 'target network';

/** The kind of evidence of an analysis, by its experiment type and edge type. */
export function evidenceKind({ expression, metadata }: Analysis): EvidenceKind {
  if (expression) return 'regulated';
  return /^in vitro/i.test(metadata.get('EDGE_TYPE') ?? '') ? 'in vitro bound' : 'in planta bound';
}
