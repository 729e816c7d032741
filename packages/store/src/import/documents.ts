import { basename } from 'node:path';
import { compareTexts } from '@trellis/core';
import type { NamedText } from '@trellis/core/dataset';
import { readListDocument, readNetworkDocument } from '../contents/documents.ts';
import { isDocumentName } from '../contents/names.ts';
import { badFile, type SourceFile } from './badFile.ts';
import { readText } from './readText.ts';
import { type FileReport, RowCounter } from './report.ts';

/** The name of a list or network: its file name up to the first dot. */
export const documentName = (file: SourceFile): string => basename(file.shown).replace(/\..*$/s, '');

/** Reads and keeps the text of one predefined gene list or target network. */
export async function readDocument(
  file: SourceFile,
  kind: 'gene list' | 'target network',
): Promise<{ document: NamedText; report: FileReport }> {
  const name = documentName(file);
  if (!isDocumentName(name)) throw badFile(file, undefined, `the file name cannot name a ${kind}`);
  const text = await readText(file);
  if (text.trim() === '') throw badFile(file, undefined, 'empty');
  const document = { name, text };
  const read = kind === 'gene list' ? readListDocument(document) : readNetworkDocument(document);
  if ('fault' in read) throw badFile(file, undefined, read.fault);
  const counter = new RowCounter();
  counter.rows = read.rows;
  return { document, report: counter.report(file.shown, kind) };
}

/** Throws if two files have the same document name. */
export function requireDifferentNames(files: readonly SourceFile[]): void {
  const names = new Map<string, string>();
  for (const file of files) {
    const name = documentName(file);
    const earlier = names.get(name);
    if (earlier !== undefined) throw badFile(file, undefined, `the name ${name} is already that of ${earlier}`);
    names.set(name, file.shown);
  }
}

/** Sorts by name. */
export const sortDocuments = (documents: readonly NamedText[]): NamedText[] =>
  [...documents].sort((a, b) => compareTexts(a.name, b.name));
