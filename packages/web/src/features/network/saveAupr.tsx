import type { AuprData } from '@trellis/contract';
import { layoutPrecisionRecall, PrecisionRecall, printTheme, type PrecisionRecallData } from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { pngBlob, svgMarkup } from '../../ui/svgFile.ts';

/** Saves the curve with its facts as a picture, on white. */
export async function saveAuprPng(data: PrecisionRecallData, title: string): Promise<void> {
  const layout = layoutPrecisionRecall(data, { width: 960, title });
  const markup = svgMarkup(<PrecisionRecall layout={layout} theme={printTheme} label={title} />);
  const { interFaces } = await import('../../ui/interFaces.ts');
  saveFile('aupr.png', await pngBlob(markup, interFaces));
}

const csv = (rows: Parameters<typeof toCsv>[0]) => new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });

/** Saves the points of the curve that are drawn. */
export function saveAuprCurve({ curve }: AuprData): void {
  const rows = curve.recall.map((recall, i) => [recall, curve.precision[i]]);
  saveFile('aupr_curve.csv', csv([['recall', 'precision'], ...rows]));
}

/** Saves what each TF has. */
export function saveAuprByTf({ byTf: rows }: AuprData): void {
  const cells = rows.map(({ tf, symbol, predictions, hits, aupr, baseRate }) => [
    tf,
    symbol,
    predictions,
    hits,
    aupr,
    baseRate,
  ]);
  saveFile(
    'aupr_by_tf.csv',
    csv([['gene_id', 'gene_name', 'predictions', 'validated', 'aupr', 'baseRate'], ...cells]),
  );
}
