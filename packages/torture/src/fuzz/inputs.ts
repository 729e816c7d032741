import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../../scripts/rig/root.ts';

/** Inputs of a target in the repository: those that reach different code, and those that once showed a defect. */
type Collection = 'corpus' | 'findings';

const pathOf = (collection: Collection, target: string): string =>
  join(root, 'packages/torture/src/fuzz', collection, `${target}.jsonl`);

/** Reads inputs, one JSON value per line: a text, or `{"base64": "..."}` of bytes that are not UTF-8. */
export function readInputs(collection: Collection, target: string): Uint8Array[] {
  const path = pathOf(collection, target);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => decoded(JSON.parse(line)));
}

/** Writes inputs, the smallest first. */
export function writeInputs(collection: Collection, target: string, inputs: readonly Uint8Array[]): void {
  const path = pathOf(collection, target);
  const lines = inputs.map((bytes) => encoded(bytes)).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
}

/** An input as JSON. */
export function encoded(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8');
  if (Buffer.from(text).equals(bytes)) return JSON.stringify(text);
  return JSON.stringify({ base64: Buffer.from(bytes).toString('base64') });
}

/** The input of a JSON value. */
export function decoded(value: unknown): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value);
  const isBytes = typeof value === 'object' && value !== null && 'base64' in value;
  if (!isBytes) throw new Error('an input is a text or {"base64": "..."}');
  return Buffer.from(String(value.base64), 'base64');
}
