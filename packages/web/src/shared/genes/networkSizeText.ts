import { countOf, formatCount } from '../../ui/numbers.ts';

interface EdgeCounts {
  readonly findings: number;
  readonly observed: number;
  readonly additional: number;
  readonly predicted: number;
  /** Edges that the user uploaded. */
  readonly uploaded?: number;
}

/** `21,767 findings, 21,679 distinct edges`, and what else the network has. */
export function edgeCountsText({ findings, observed, additional, predicted, uploaded = 0 }: EdgeCounts): string {
  const more = [
    [additional, 'additional edge'],
    [predicted, 'validated prediction'],
    [uploaded, 'uploaded edge'],
  ] as const;
  return [
    countOf(findings, 'finding'),
    `${formatCount(observed)} distinct ${observed === 1 ? 'edge' : 'edges'}`,
    ...more.flatMap(([count, noun]) => (count > 0 ? [countOf(count, noun)] : [])),
  ].join(', ');
}
