import type { AuprData } from '@trellis/contract';
import { layoutPrecisionRecall, PrecisionRecall, printTheme, type PrecisionRecallData } from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { pngBlob, svgMarkup } from '../../ui/svgFile.ts';

/** Saves the curve and its facts as PNG on a white background. */
export async function saveAuprPng(data: PrecisionRecallData, title: string): Promise<void> {
  const layout = layoutPrecisionRecall(data, { width: 960, title });
  const markup = svgMarkup(<PrecisionRecall layout={layout} theme={printTheme} label={title} />);
  const { interFaces } = await import('../../ui/interFaces.ts');
  saveFile('aupr.png', await pngBlob(markup, interFaces));
}

const csv = (rows: Parameters<typeof toCsv>[0]) => new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });

/** Saves the points of the curve. */
export function saveAuprCurve({ curve }: AuprData): void {
  const rows = curve.recall.map((recall, i) => [recall, curve.precision[i]]);
  saveFile('aupr_curve.csv', csv([['recall', 'precision'], ...rows]));
}

export function saveAuprByTf({ by_tf: rows }: AuprData): void {
  const cells = rows.map(({ tf, symbol, predictions, hits, aupr, chance }) => [
    tf,
    symbol,
    predictions,
    hits,
    aupr,
    chance,
  ]);
  saveFile('aupr_by_tf.csv', csv([['gene_id', 'gene_name', 'predictions', 'validated', 'aupr', 'chance'], ...cells]));
}
