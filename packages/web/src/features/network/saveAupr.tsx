import type { AuprData } from '@trellis/contract';
import { layoutPrecisionRecall, PrecisionRecall, printTheme, type PrecisionRecallData } from '@trellis/figures';
import { saveFigure } from '../../ui/figureFile.ts';
import { saveRows } from '../../ui/saveFile.ts';

/** Saves the curve and its facts as PNG on a white background. */
export function saveAuprPng(data: PrecisionRecallData, title: string): Promise<void> {
  const layout = layoutPrecisionRecall(data, { width: 960, title });
  return saveFigure('aupr', <PrecisionRecall layout={layout} theme={printTheme} label={title} />, 'png');
}

/** Saves the points of the curve. */
export function saveAuprCurve({ curve }: AuprData): void {
  const points = curve.recall.map((recall, i) => [recall, curve.precision[i]]);
  saveRows('aupr_curve.csv', [['recall', 'precision'], ...points]);
}

export function saveAuprByTf({ byTf: tfs }: AuprData): void {
  const header = ['gene_id', 'gene_name', 'predictions', 'validated', 'aupr', 'chance'];
  const rows = tfs.map(({ tf, symbol, predictions, hits, aupr, baseRate }) => {
    return [tf, symbol, predictions, hits, aupr, baseRate];
  });
  saveRows('aupr_by_tf.csv', [header, ...rows]);
}
