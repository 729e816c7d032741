import type { MotifSource } from '@trellis/core/dataset';
import { isName } from '../contents/names.ts';
import { badFile, type SourceFile } from './badFile.ts';
import { readEntries } from './metadata.ts';
import { readText } from './readText.ts';
import type { FileReport } from './report.ts';

/** Reads what a hit of a motif table is: `Key: value` lines. Keys without a value are left out. */
export async function readMotifSource(file: SourceFile): Promise<{ source: MotifSource; report: FileReport }> {
  const entries = [...readEntries(await readText(file), file).values()];
  const unsound = entries.find(({ key, value }) => !isName(key) || (value !== '' && !isName(value)));
  if (unsound) throw badFile(file, unsound.line, `${unsound.key} is not a text of one line`);
  const source = entries.filter(({ value }) => value !== '').map(({ key, value }) => [key, value] as const);
  return { source, report: { file: file.shown, kind: 'motif source', rows: entries.length, skipped: [] } };
}
