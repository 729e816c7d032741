import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { archiveFiles, contentOf, type ArchiveFile, type ArchiveSource } from './contents.ts';
import { canonicalResult } from './canonical.ts';
import { readmeOf, type AddedFile } from './readme.ts';
import type { ArchiveOptions } from './requestFile.ts';
import { zipPieces, type ZippedFile } from '../exports/zipPieces.ts';
import type { Chunks } from '@trellis/engine';
import { valueOf } from '@trellis/core';
import { csvText, splitRows } from '@trellis/core/formats';
import { columnNotes, type ColumnNote } from './columnNotes.ts';

/** Writes the data dictionary: a row per file and column, with meaning and unit. */
function dictionaryOf(files: readonly Pick<AddedFile, 'name' | 'headings'>[]): string {
  return csvText([
    ['file', 'column', 'meaning', 'unit'],
    ...files.flatMap(({ name, headings }) => columnsOf(name, headings).map((column) => [name, ...column])),
  ]);
}

/** Columns of one file: those in its headings, or all that are known of a file without headings. */
function columnsOf(name: string, headings: readonly string[]): [column: string, meaning: string, unit: string][] {
  const file = valueOf(columnNotes, name);
  if (!file) return [];
  const { columns, others } = file;
  const names = headings.length ? headings : Object.keys(columns);
  return names.map((column) => {
    const [meaning, unit = ''] = valueOf(columns, column) ?? others?.(column) ?? noNote;
    return [column, meaning, unit];
  });
}

const noNote: ColumnNote = [''];

/**
 * Writes the reproducibility archive of a result: a zip with the query and its data version, a paragraph of methods, all
 * tables and figures, scripts, references, a README with a data dictionary, and a checksum of each file. The same query on the same data gives the same bytes. Views that the
 * result does not have are listed with the reason in `not_available.txt`.
 */
export const archiveOf = (source: ArchiveSource, options: ArchiveOptions): AsyncIterable<Uint8Array> =>
  zipPieces(filesOf(source, options));

async function* filesOf(source: ArchiveSource, options: ArchiveOptions): AsyncGenerator<ZippedFile> {
  const result = canonicalResult(source.result, source.ownFiles, source.checkpoint);
  const sums: string[] = [];
  const missing: string[] = [];
  const files: AddedFile[] = [];
  for (const file of archiveFiles({ ...source, result }, options)) {
    source.checkpoint();
    const made = await contentOf(file);
    if ('missing' in made) missing.push(`${file.name}: ${made.missing}\n`);
    else {
      yield summed(file.name, made.content, sums);
      files.push({ name: file.name, about: file.about, headings: headingsOf(file, made.content) });
    }
  }
  yield summed('data_dictionary.csv', dictionaryOf(files), sums);
  if (missing.length) yield summed('not_available.txt', missing.join(''), sums);
  yield summed('README.md', readmeOf(result, { files, hasMissing: missing.length > 0 }), sums);
  yield { name: 'SHA256SUMS', content: sums.join('') };
}

/** Headings of a CSV file; none for other files. */
function headingsOf({ name, headings }: ArchiveFile, content: string | Chunks): readonly string[] {
  if (headings) return headings;
  if (!name.endsWith('.csv') || typeof content !== 'string') return [];
  const rows: string[][] = [];
  splitRows(content, { separator: ',', quote: true, name }, (cells) => rows.length > 0 || rows.push(cells));
  return rows[0] ?? [];
}

/** A file whose checksum is added to a list once all of it has been read. */
function summed(name: string, content: string | Chunks, sums: string[]): ZippedFile {
  const hash = sha256.create();
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of typeof content === 'string' ? [content] : content) {
      const bytes = typeof chunk === 'string' ? utf8ToBytes(chunk) : chunk;
      hash.update(bytes);
      yield bytes;
    }
    sums.push(`${bytesToHex(hash.digest())}  ${name}\n`);
  }
  return { name, content: hashed() };
}
