import { countOf, formatCount } from '@trellis/core/formats';
import type { FetchProgress, MakeReport } from '@trellis/recipes';
import { alignColumns } from '../alignColumns.ts';

/** A size in megabytes: `0.4`, `12.3`, `130`. */
export const megabytes = (bytes: number): string => {
  const size = bytes / 1e6;
  return size < 99.95 ? size.toFixed(1) : formatCount(Math.round(size));
};

/** Describes the progress of downloads: `12.3 of 130 MB, 45 of 786 files`. */
export const describeProgress = ({ bytes, totalBytes, files, totalFiles }: FetchProgress): string =>
  `${megabytes(bytes)} of ${megabytes(totalBytes)} MB, ${formatCount(files)} of ${countOf(totalFiles, 'file')}`;

/** The table of what each make of an edition read, kept and skipped. */
export function describeReports(reports: readonly MakeReport[]): string[] {
  const header = ['recipe', 'made', 'files', 'rows read', 'kept', 'skipped'];
  const rows = reports.map(({ recipe, make, files, read, kept, skipped }) => [
    recipe,
    make,
    ...[files, read, kept].map(formatCount),
    skipped.map(({ reason, rows: count }) => `${formatCount(count)}: ${reason}`).join('; '),
  ]);
  return alignColumns([header, ...rows]);
}
