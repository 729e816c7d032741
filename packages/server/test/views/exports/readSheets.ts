import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface StoredCell {
  readonly value: string | number | null;
  readonly format: string;
  readonly bold: boolean;
}

/** A sheet as its XML has it. */
export interface StoredSheet {
  /** Cells by the index of their column; empty ones without a style are left out. */
  readonly rows: readonly Readonly<Record<string, StoredCell>>[];
  /** Heights of the rows in points. */
  readonly heights: readonly number[];
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  /** Merged ranges, e.g. `A1:A6`. */
  readonly merged: readonly string[];
  /** First cell that scrolls. */
  readonly frozen: string;
}

const script = fileURLToPath(new URL('readSheets.py', import.meta.url));

/** Reads the sheets of a workbook with the standard library of Python. */
export async function readSheets(workbook: ArrayBuffer): Promise<StoredSheet[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-sheets-'));
  try {
    const path = join(folder, 'output.xlsx');
    await writeFile(path, Buffer.from(workbook));
    const out = execFileSync('python3', [script, path], { encoding: 'utf8', maxBuffer: 1 << 28 });
    return JSON.parse(out) as StoredSheet[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
