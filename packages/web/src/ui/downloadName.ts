import { describedFileName } from '@trellis/core/formats';
import { fileSubject } from './fileSubject.ts';

/** Name of a download: `table.csv` becomes `trellis_EDITION_NLP7-or-TGA1_table_2026-11-22.csv`. */
export const downloadName = (file: string): string =>
  describedFileName(file, fileSubject(), new Date().toISOString().slice(0, 10));
