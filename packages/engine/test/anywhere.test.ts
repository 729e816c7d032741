import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('runs where there is neither Node nor a document', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'engine',
    write: false,
    logLevel: 'silent',
  });
  const place = createContext({ URL, TextEncoder, TextDecoder });
  runInContext(outputFiles[0].text, place);
  expect(runInContext('engine.linesOf(engine.boundRegulatedTable, { rows: [] }).length', place)).toBe(1);
});
