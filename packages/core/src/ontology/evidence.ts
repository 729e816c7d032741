import type { GoAnnotations } from '../dataset/ontology.ts';
import { TrellisError } from '../errors.ts';

/** Which annotations count, by their evidence code: all, those from experiments, or all that a curator has seen. */
export const evidenceFilters = ['all', 'experimental', 'no_iea'] as const;
export type EvidenceFilter = (typeof evidenceFilters)[number];

/** Evidence codes of experiments, single and high-throughput (GO evidence codes). */
const experimentalCodes = new Set('EXP IDA IPI IMP IGI IEP HTP HDA HMP HGI HEP'.split(' '));

/** Whether the annotations have evidence codes, so that they can be filtered. */
export const hasEvidenceCodes = ({ codes }: Pick<GoAnnotations, 'codes'>): boolean =>
  codes.some((code) => code !== '');

/** Whether an annotation with a code passes the filter. */
export function passesEvidence(code: string, filter: EvidenceFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'no_iea' ? code !== 'IEA' : experimentalCodes.has(code);
}

/** Throws `bad-request` for a filter of annotations without codes. */
export function checkEvidence(annotations: Pick<GoAnnotations, 'codes'>, filter: EvidenceFilter): void {
  if (filter === 'all' || hasEvidenceCodes(annotations)) return;
  throw new TrellisError(
    'bad-request',
    `The annotations of this edition have no evidence codes, so "evidence" can only be "all", not "${filter}".`,
  );
}
