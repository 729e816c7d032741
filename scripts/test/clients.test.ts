import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../clients/generatedFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The calls of the API, e.g. `GET /api/summary/{id}/`. */
const operations = Object.entries(
  (JSON.parse(read('docs/openapi.json')) as { readonly paths: Readonly<Record<string, object>> }).paths,
)
  .filter(([path]) => path.startsWith('/api/'))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  .sort();

/** The calls that the sources of a client make: a method and a path, one after the other. */
const callsIn = (...paths: string[]): string[] => {
  const made = paths.flatMap((path) => [...read(path).matchAll(/"(GET|POST|DELETE)",\s*"(\/api\/[^"]*)"/g)]);
  return [...new Set(made.map(([, method, path]) => `${method} ${path}`))].sort();
};

describe('the clients in other languages', () => {
  it('are up to date with the contract; npm run clients makes them so', () => {
    const stale = [...generatedFiles()].filter(
      ([path, text]) => !existsSync(join(root, path)) || read(path) !== text,
    );
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('make the calls of docs/openapi.json from Python, and no others', () => {
    expect(operations.length).toBeGreaterThan(70);
    expect(callsIn('clients/python/src/trellis_tf/operations.py')).toEqual(operations);
    expect(operations).toEqual(expect.arrayContaining(callsIn('clients/python/src/trellis_tf/result.py')));
  });

  it('make the calls of docs/openapi.json from R, and no others', () => {
    expect(callsIn('clients/r/R/operations.R')).toEqual(operations);
    expect(operations).toEqual(expect.arrayContaining(callsIn('clients/r/R/result.R')));
  });

  it('have no help page in R of a call that is gone', () => {
    const made = readdirSync(join(root, 'clients/r/man')).filter((name) =>
      read(`clients/r/man/${name}`).startsWith('% Made by npm run clients'),
    );
    expect(made.map((name) => `clients/r/man/${name}`).filter((path) => !generatedFiles().has(path))).toEqual([]);
  });
});
