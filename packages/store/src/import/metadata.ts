import { compareTexts } from '@trellis/core';
import { perturbationKey, perturbations, readPerturbation, type MetadataEntry } from '@trellis/core/dataset';
import { normalizeDate } from '../contents/dates.ts';
import { isDateKey, isMissingValue, normalizeKey } from '../contents/metadataKeys.ts';
import { badFile, quoteText, type NamedFile, type SourceFile } from './badFile.ts';

/** Content of the metadata file of an analysis. */
export interface AnalysisMetadata {
  /** Gene index of the transcription factor. */
  readonly tf: number;
  /** Sorted by key. */
  readonly metadata: MetadataEntry[];
  /** Why an entry counts as absent, a sentence each. */
  readonly warnings: readonly string[];
}

/** An entry with its line; undefined where it comes from no text. */
interface Line extends MetadataEntry {
  readonly line: number | undefined;
}

/**
 * Checks the entries of an analysis and finds its TF. Throws `bad-file` without a TF, an EXPERIMENT_TYPE or an EDGE_TYPE, or
 * with an EXPERIMENT_TYPE that does not exist.
 */
export function describeAnalysis(
  entries: Map<string, Line>,
  file: NamedFile,
  findGene: (name: string) => number | undefined,
): AnalysisMetadata {
  const tf = readTf(entries, file, findGene);
  entries.delete('TRANSCRIPTION_FACTOR_ID');
  requireTypes(entries, file);
  renameTechnology(entries);
  const metadata = [...entries.values()].map(({ key, value, searchable }) => ({ key, value, searchable }));
  return { tf, metadata: metadata.sort((a, b) => compareTexts(a.key, b.key)), warnings: warningsOf(entries, file) };
}

/** Warns of an expression analysis whose PERTURBATION is none of the values that are read. */
function warningsOf(entries: ReadonlyMap<string, Line>, file: NamedFile): string[] {
  const entry = entries.get(perturbationKey);
  if (entries.get('EXPERIMENT_TYPE')?.value !== 'Expression' || !entry?.value || readPerturbation(entry.value))
    return [];
  const place = entry.line === undefined ? file.shown : `${file.shown}, line ${entry.line}`;
  const values = `${perturbations.slice(0, -1).join(', ')} or ${perturbations.at(-1)}`;
  return [`${place}: ${perturbationKey} is ${values}, not ${quoteText(entry.value)}; it counts as not stated`];
}

/** The same of entries that were given as keys and values; filters can use all of them. */
export function describeGiven(
  given: readonly (readonly [key: string, value: string])[],
  file: NamedFile,
  findGene: (name: string) => number | undefined,
): AnalysisMetadata {
  const entries = new Map<string, Line>();
  for (const [name, text] of given) {
    const key = normalizeKey(name);
    if (key === '') throw badFile(file, undefined, 'a metadata key is empty');
    if (entries.has(key)) throw badFile(file, undefined, `the key ${key} is given twice`);
    entries.set(key, { key, value: valueOf(key, text.replaceAll(/\s+/g, ' ')), searchable: true, line: undefined });
  }
  return describeAnalysis(entries, file, findGene);
}

/** A value as it is kept: dates in one form, '' for a missing one. */
function valueOf(key: string, text: string): string {
  const value = isDateKey(key) ? normalizeDate(text.trim()) : text.trim();
  return isMissingValue(value) ? '' : value;
}

/** Reads the entries of a text, by key, in their order. */
export function readEntries(text: string, file: SourceFile): Map<string, Line> {
  const entries = new Map<string, Line>();
  const lines = new Map<string, number>();
  for (const [i, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const entry = readEntry(row, i + 1, file);
    const earlier = lines.get(entry.key);
    if (earlier !== undefined) throw badFile(file, i + 1, `the key ${entry.key} is already on line ${earlier}`);
    lines.set(entry.key, i + 1);
    entries.set(entry.key, entry);
  }
  return entries;
}

function readEntry(row: string, line: number, file: SourceFile): Line {
  const colon = row.indexOf(':');
  if (colon < 0) throw badFile(file, line, `expected "Key: value", found ${quoteText(row.trim())}`);
  const name = row.slice(0, colon).trim();
  const key = normalizeKey(name.replace(/^\*+/, ''));
  if (key === '') throw badFile(file, line, 'there is no key before the colon');
  return { key, value: valueOf(key, row.slice(colon + 1)), searchable: name.startsWith('*'), line };
}

function readTf(
  entries: ReadonlyMap<string, Line>,
  file: NamedFile,
  findGene: (name: string) => number | undefined,
): number {
  const entry = entries.get('TRANSCRIPTION_FACTOR_ID');
  if (!entry?.value) throw badFile(file, undefined, 'TRANSCRIPTION_FACTOR_ID is missing');
  const tf = findGene(entry.value);
  if (tf !== undefined) return tf;
  throw badFile(file, entry.line, `the transcription factor ${quoteText(entry.value)} is not in the annotation`);
}

const experimentTypes = ['Expression', 'Binding'];

function requireTypes(entries: Map<string, Line>, file: NamedFile): void {
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
