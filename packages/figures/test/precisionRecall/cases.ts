import type { PrecisionRecallData, PrecisionRecallOptions, RecallCurve } from '../../src/index.ts';

/** A curve of a test: so many predictions, precision falling from `from` to `to` in waves as recall rises to 1. */
export function curve(many: number, from: number, to: number): RecallCurve {
  const shares = Array.from({ length: many }, (_, i) => (i + 1) / many);
  return {
    recall: shares,
    precision: shares.map((share, i) => to + (from - to) * (1 - share) ** 2 + 0.02 * Math.sin(i)),
  };
}

export const facts: PrecisionRecallData['facts'] = [
  ['AUPR', '0.412'],
  ['AUPR (random)', '0.287'],
  ['p-value', '<0.001'],
  ['Precision threshold', '0.5'],
  ['Edge score threshold', '12.31'],
  ['Edges', '1,204 of 50,000'],
  ['TFs', '12 of 70'],
  ['Targets', '811 of 9,402'],
];

export const data: PrecisionRecallData = {
  facts,
  curve: curve(40, 0.95, 0.3),
  low: curve(20, 0.24, 0.28),
  high: curve(20, 0.36, 0.3),
  cutoff: { precision: 0.5, point: { recall: 0.45, precision: 0.502 } },
};

const none: RecallCurve = { precision: [], recall: [] };

interface RecallCase {
  readonly name: string;
  readonly data: PrecisionRecallData;
  readonly options: PrecisionRecallOptions;
}

/** Every picture of the precision-recall curve that is kept for review; the gallery shows the same list. */
export const recallCases: readonly RecallCase[] = [
  {
    name: 'recall-standalone',
    data,
    options: { width: 880, title: 'network.tsv against 17,022 validated edges: AUPR 0.412, 0.287 by chance' },
  },
  {
    name: 'recall-no-cutoff',
    data: { ...data, facts: facts.slice(0, 3), cutoff: undefined },
    options: { width: 720 },
  },
  { name: 'recall-narrow', data, options: { width: 340, title: 'network.tsv against 17,022 validated edges' } },
  { name: 'recall-cutoff-at-top', data: { ...data, cutoff: { precision: 1 } }, options: { width: 880 } },
  { name: 'recall-empty', data: { facts: [], curve: none, low: none, high: none }, options: { width: 640 } },
];
