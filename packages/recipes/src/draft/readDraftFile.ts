import { createHash } from 'node:crypto';
import { readTable } from '../formats/readTable.ts';
import type { Format } from '../recipe/make.ts';
import type { DraftFile } from './answers.ts';
import { hasNoHeader } from './guessColumns.ts';

/** Reads a file for which a recipe is begun: R data by its name, anything else as delimited text, with a header if it has one. */
export function readDraftFile(bytes: Uint8Array, name: string): DraftFile {
  const read = formatOf(bytes, name);
  const table = readTable(bytes, { format: 'delimited', ...read, name });
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), table, read };
}

function formatOf(bytes: Uint8Array, name: string): Format | undefined {
  if (/\.(rda|rdata|rds)$/i.test(name)) return { format: 'r data' };
  const table = readTable(bytes, { format: 'delimited', name });
  return hasNoHeader(table) ? { format: 'delimited', header: false } : undefined;
}
