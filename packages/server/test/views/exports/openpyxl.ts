import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A Python that has openpyxl, an independent reader of workbooks; undefined where there is none. */
export const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import openpyxl'], { stdio: 'ignore' }).status === 0,
);

/** A cell as openpyxl reads it. */
export interface ReadCell {
  readonly value: string | number | null;
  /** `s` text, `n` number or nothing, `f` formula. */
  readonly type: string;
  /** Fill as RRGGBB, '' without one. */
  readonly fill: string;
  readonly format: string;
  readonly bold: boolean;
}

export interface ReadSheet {
  readonly name: string;
  readonly cells: readonly (readonly ReadCell[])[];
  /** Merged ranges as `row col rowspan colspan`, counted from 0. */
  readonly merged: readonly string[];
  /** First cell that scrolls, e.g. `A7`. */
  readonly frozen: string | null;
}

const script = fileURLToPath(new URL('readWorkbook.py', import.meta.url));

/** Reads a workbook with openpyxl. A warning of openpyxl is an error. */
export function readWorkbook(path: string): ReadSheet[] {
  if (!python) throw new Error('there is no Python with openpyxl');
  const out = execFileSync(python, ['-W', 'error', script, path], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return JSON.parse(out) as ReadSheet[];
}
