import { compareTexts } from '@trellis/core';
import type { AnalysisContents } from '@trellis/core/dataset';
import { edgeValuesFor, noEdgeValues } from './expression.ts';
import type { Technique } from './experiments.ts';
import { makeMetadata } from './metadata.ts';
import type { Finding } from './targets.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Last part of the file names of a technique. */
const suffixes: Record<Technique, string> = {
  ChIP: 'ChIPseq',
  DAP: 'DAPseq',
  ampDAP: 'ampDAPseq',
  inPlanta: 'expression',
  TARGET: 'TARGET',
};

/** Turns findings into analyses, numbered from 1 in the order of their names. */
export function makeAnalyses(
  seed: string,
  findings: readonly Finding[],
  factors: readonly Factor[],
): AnalysisContents[] {
  const named = findings.map((finding) => ({ finding, name: nameOf(finding, factors[finding.factor]) }));
  named.sort((a, b) => compareTexts(a.name, b.name));
  return named.map(({ finding, name }, i) => ({
    ...{ id: i + 1, name, tf: factors[finding.factor].gene, targets: finding.targets },
    metadata: makeMetadata(seed, finding),
    ...edgeValuesOf(seed, finding, name),
  }));
}

const nameOf = ({ technique, round }: Finding, { id }: Factor): string =>
  `${id}_${suffixes[technique]}${round === 0 ? '' : `_${round + 1}`}`;

function edgeValuesOf(seed: string, { technique, targets }: Finding, name: string) {
  if (technique !== 'inPlanta' && technique !== 'TARGET') return noEdgeValues;
  return edgeValuesFor(seed, name, targets.length);
}
