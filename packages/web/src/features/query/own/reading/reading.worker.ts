import type { AllGeneNames } from '@trellis/core';
import type { ReadOrder, ReadReport } from './readingTask.ts';
import { knownGenes, readOwnFile, type KnownGenes } from './readOwnFile.ts';
import { readSheets } from './readSheets.ts';

/** Largest file that is read, in bytes. */
const maxFileBytes = 64 * 2 ** 20;

const genes = new Map<string, Promise<KnownGenes>>();

addEventListener('message', ({ data: order }: MessageEvent<ReadOrder>) => {
  void answer(order).then((report: ReadReport) => postMessage(report));
});

async function answer({ job, ...order }: ReadOrder): Promise<ReadReport> {
  try {
    return { job, read: await read(order) };
  } catch (error) {
    return { job, problem: error instanceof Error ? error.message : 'The file cannot be read.' };
  }
}

async function read({ names, file, choice }: Omit<ReadOrder, 'job'>) {
  if (file.size > maxFileBytes) throw new Error(`${file.name}: the file is larger than 64 MB.`);
  const known = await genesAt(names);
  const sheets = await readSheets(new Uint8Array(await file.arrayBuffer()), file.name);
  return readOwnFile(sheets, file.name, known, choice);
}

/** The genes of the edition; a failure is forgotten, so that the next file tries again. */
function genesAt(address: string): Promise<KnownGenes> {
  const known = genes.get(address) ?? loadGenes(address);
  genes.set(address, known);
  known.catch(() => genes.delete(address));
  return known;
}

async function loadGenes(address: string): Promise<KnownGenes> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok)
    throw new Error('The genes of this edition could not be loaded. Check the connection and try again.');
  return knownGenes((await response.json()) as AllGeneNames);
}
