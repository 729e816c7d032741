import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import * as engine from '../src/index.ts';
import { miniReader } from './miniReader.ts';
import { listTask, questionTask, viewTask } from './tasks.ts';

/** Opens an answerer with what an engine exports; the text is run in the place without Node, too. */
const openAll = `({ openAnswerer, viewCalls }, reader) =>
  openAnswerer({ reader, callNamed: (name) => viewCalls.find((call) => call.name === name) })`;

type OpenAll = (from: typeof engine, reader: engine.DataReader) => engine.Answerer;

async function engineElsewhere(): Promise<{ run(code: string): unknown; exports: typeof engine }> {
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
  runInContext(`delete globalThis.SharedArrayBuffer; ${outputFiles[0].text}`, place);
  return { run: (code) => runInContext(code, place), exports: runInContext('engine', place) as typeof engine };
}

it('answers where there is neither Node nor a document nor shared memory, with the same bytes', async () => {
  const elsewhere = await engineElsewhere();
  const there = (elsewhere.run(openAll) as OpenAll)(elsewhere.exports, miniReader);
  const here = engine.openAnswerer({
    reader: miniReader,
    callNamed: (name) => engine.viewCalls.find((call) => call.name === name) as engine.ViewCall,
  });
  const tasks = [
    ...['counts', 'motifs', 'targetListsLegend', 'network'].map((call) => viewTask('ALF', call)),
    viewTask('ALF or BET', 'bound', {}),
    questionTask('gene', { name: 'AT1G00040' }),
    listTask('listRegulators', { genes: ['AT1G00040', 'AT1G00060', 'AT1G00080'] }),
    listTask('listFunctions', { genes: ['AT1G00040'] }),
  ];
  for (const task of tasks) {
    const textOf = async ({ answer }: engine.Answerer) =>
      answer(task, () => {}).then(String, (error: { code?: string }) => error.code ?? String(error));
    const text = await textOf(here);
    expect(text).toMatch(/^\{|^\[|^[a-z-]+$/);
    expect(await textOf(there)).toBe(text);
  }
});
