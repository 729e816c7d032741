import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Identifies this build: answers of different builds can differ. The bundle's worker names its parts by content. */
export const buildId = createHash('sha256').update(sourceOfProgram()).digest('base64url').slice(0, 12);

/** Reads the worker of the bundle, or the registry when the server runs from its sources. */
function sourceOfProgram(): string {
  for (const name of ['./worker.js', './registry.ts']) {
    try {
      return readFileSync(new URL(name, import.meta.url), 'utf8');
    } catch {
      // The other one exists: a bundle has no sources next to it, and the sources have no bundle.
    }
  }
  return '';
}
