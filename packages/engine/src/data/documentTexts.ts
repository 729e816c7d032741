import type { Dataset } from '@trellis/core/dataset';
import type { DocumentTexts } from '../viewContext.ts';
import type { DataReader } from './dataReader.ts';

/** Reads the texts of a data set; they are not kept in memory. */
export const documentTexts = (reader: DataReader, dataset: Dataset): DocumentTexts => ({
  read: async (kind, name) => (await reader.documents(dataset, kind, [name]))[0],
});
