import { compareTexts, type MetadataEntry } from '@trellis/core';
import { normalizeDate } from '../contents/dates.ts';
import { isDateKey, isMissingValue, normalizeKey } from '../contents/metadataKeys.ts';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { readText } from './readText.ts';

/** Content of the metadata file of an analysis. */
export interface AnalysisMetadata {
  /** Gene index of the transcription factor. */
  readonly tf: number;
  /** Sorted by key. */
  readonly metadata: MetadataEntry[];
}

interface Line extends MetadataEntry {
  readonly line: number;
}

/** Reads `Key: value` lines; `*` before a key marks it as searchable. A missing value becomes ''. */
export async function readMetadata(file: SourceFile, genes: GeneIndex): Promise<AnalysisMetadata> {
  const entries = readEntries(await readText(file), file);
  const tf = readTf(entries, file, genes);
  entries.delete('TRANSCRIPTION_FACTOR_ID');
  requireTypes(entries, file);
  renameTechnology(entries);
  const metadata = [...entries.values()].map(({ key, value, searchable }) => ({ key, value, searchable }));
  return { tf, metadata: metadata.sort((a, b) => compareTexts(a.key, b.key)) };
}

function readEntries(text: string, file: SourceFile): Map<string, Line> {
  const entries = new Map<string, Line>();
  const lines = new Map<string, number>();
  for (const [i, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const entry = readEntry(row, i + 1, file);
    const earlier = lines.get(entry.key);
    if (earlier !== undefined) throw badFile(file, i + 1, `the key ${entry.key} is already on line ${earlier}`);
    lines.set(entry.key, i + 1);
    entries.set(entry.key, isMissingValue(entry.value) ? { ...entry, value: '' } : entry);
  }
  return entries;
}

function readEntry(row: string, line: number, file: SourceFile): Line {
  const colon = row.indexOf(':');
  if (colon < 0) throw badFile(file, line, `expected "Key: value", found ${quoteText(row.trim())}`);
  const name = row.slice(0, colon).trim();
  const key = normalizeKey(name.replace(/^\*+/, ''));
  if (key === '') throw badFile(file, line, 'there is no key before the colon');
  const value = row.slice(colon + 1).trim();
  return { key, value: isDateKey(key) ? normalizeDate(value) : value, searchable: name.startsWith('*'), line };
}

function readTf(entries: ReadonlyMap<string, Line>, file: SourceFile, genes: GeneIndex): number {
  const entry = entries.get('TRANSCRIPTION_FACTOR_ID');
  if (!entry?.value) throw badFile(file, undefined, 'TRANSCRIPTION_FACTOR_ID is missing');
  const tf = genes.find(entry.value);
  if (tf !== undefined) return tf;
  throw badFile(file, entry.line, `the transcription factor ${quoteText(entry.value)} is not in the annotation`);
}

const experimentTypes = ['Expression', 'Binding'];

function requireTypes(entries: Map<string, Line>, file: SourceFile): void {
  for (const key of ['EXPERIMENT_TYPE', 'EDGE_TYPE']) {
    if (!entries.get(key)?.value) throw badFile(file, undefined, `${key} is missing`);
  }
  const entry = entries.get('EXPERIMENT_TYPE');
  const value = experimentTypes.find((type) => type.toUpperCase() === entry?.value.toUpperCase());
  if (!entry) return;
  if (!value)
    throw badFile(file, entry.line, `EXPERIMENT_TYPE is Expression or Binding, not ${quoteText(entry.value)}`);
  entries.set('EXPERIMENT_TYPE', { ...entry, value });
}

/** Uses TECHNOLOGY/METHOD as TECHNOLOGY if the latter is missing. */
function renameTechnology(entries: Map<string, Line>): void {
  const entry = entries.get('TECHNOLOGY/METHOD');
  if (!entry || entries.get('TECHNOLOGY')?.value) return;
  entries.delete(entry.key);
  entries.set('TECHNOLOGY', { ...entry, key: 'TECHNOLOGY' });
}
