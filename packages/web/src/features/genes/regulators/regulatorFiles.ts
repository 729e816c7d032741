import { writePValue, type RegulatorsView } from '@trellis/core';
import { expectedOf, shownKinds, type RegulatorRow } from './regulatorRows.ts';

const figureNames = ['genes targeted', 'expected', 'targets', 'p', 'p (BH)', 'z', 'h'];

/** Rows of a CSV file, the header first: the TFs, and for each kind of evidence the figures of the best analysis. */
export function tfRows({ N }: Pick<RegulatorsView, 'N'>, rows: readonly RegulatorRow[]) {
  const head = [
    ...['combined rank', 'TF', 'symbol', 'families', 'score of the combined rank'],
    ...shownKinds.flatMap((kind) =>
      [`rank, ${kind}`, 'of', 'best analysis', ...figureNames].map((name, i) =>
        i === 0 ? name : `${name}, ${kind}`,
      ),
    ),
  ];
  return [
    head,
    ...rows.map((row) => [
      row.rank,
      row.tf,
      row.symbol,
      row.families.join('; '),
      row.score,
      ...evidenceCells(row, N),
    ]),
  ];
}

const evidenceCells = ({ kinds }: RegulatorRow, N: number) =>
  shownKinds.flatMap((kind) => {
    const found = kinds.find((one) => one.kind === kind);
    if (!found) return Array.from({ length: 3 + figureNames.length }, () => '');
    const { rank, of, name, figures } = found;
    const { k, K, pLog10, adjustedLog10, z, h } = figures;
    return [
      rank,
      of,
      name,
      k,
      expectedOf(figures, N),
      K,
      writePValue(pLog10),
      writePValue(adjustedLog10),
      z,
      h ?? '',
    ];
  });

/** The same of every tested analysis. */
export function analysisRows({ N, analyses }: Pick<RegulatorsView, 'N' | 'analyses'>) {
  const rows = analyses.map((analysis) => {
    const { id, name, tf, kind, k, K, n, pLog10, adjustedLog10, z, m, s, h } = analysis;
    const nulls = [m, s, h].map((figure) => figure ?? '');
    return [
      id,
      name,
      tf,
      kind,
      k,
      n,
      K,
      N,
      expectedOf(analysis, N),
      writePValue(pLog10),
      writePValue(adjustedLog10),
      z,
      ...nulls,
    ];
  });
  const head = [
    'analysis_id',
    'analysis',
    'TF',
    'evidence',
    'genes targeted',
    'genes',
    'targets',
    'universe',
    'expected',
    'p',
    'p (BH)',
    'z',
    'mean of z, null lists',
    'sd of z, null lists',
    'h',
  ];
  return [head, ...rows];
}
