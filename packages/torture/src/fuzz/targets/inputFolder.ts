import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { SourceFile } from '../../../../store/src/import/badFile.ts';

let folder: string | undefined;

/** Writes an input to the file that a reader opens; the name says which kind it is. The next input replaces it. */
export function inputFile(shown: string, content: string | Uint8Array): SourceFile {
  folder ??= mkdtempSync(join(tmpdir(), 'trellis-fuzz-'));
  const path = join(folder, basename(shown));
  writeFileSync(path, content);
  return { shown, path };
}

/** Removes the file, if there was one. */
export function removeInputFile(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}
