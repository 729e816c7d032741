import { geneNames } from '@trellis/core/dataset';
import {
  describeFile,
  fileSentence,
  optionsOf,
  positionsOf,
  readTextFile,
  Refusal,
  type KnownGenes,
  type ReadTargets,
  type RecognizedFile,
} from '@trellis/core/reading';
import type { AllGeneNames } from '@trellis/core/views';
import { readFileBytes } from '@trellis/engine/files';
import type { FileReading, ReadOrder } from './readingTask.ts';

/** The genes of an edition from the answer of the server. */
export function genesOfNames({ ids, symbols, aliases, genes, tfs, positions }: AllGeneNames): KnownGenes {
  const withAnalyses = new Set(tfs);
  return {
    ids,
    names: geneNames(
      ids.map((id, i) => ({ id, name: symbols[i] })),
      aliases.map((alias, i) => [alias, genes[i]]),
    ),
    isTf: (gene) => withAnalyses.has(gene),
    ...(positions !== '' && {
      positions: positionsOf(
        positions,
        ids.map((id) => ({ id })),
        () => true,
      ),
    }),
  };
}

/** Largest file that is read, in bytes. */
const maxFileBytes = 64 * 2 ** 20;

/** Reads a file for a page. Rejects with one sentence if it cannot be read. */
export async function readForPage(
  { file, wanted, tfs, choice }: Pick<ReadOrder, 'file' | 'wanted' | 'tfs' | 'choice'>,
  genes: KnownGenes,
): Promise<FileReading> {
  const options = {
    ...{ name: file.name, genes, tfs },
    ...(wanted && { wanted }),
    ...(choice.header !== undefined && { header: choice.header }),
    ...optionsOf(choice),
  };
  if ('text' in file && typeof file.text === 'string') return readingOf(readTextFile(file.text, options), genes);
  const { size, arrayBuffer } = file as File;
  if (size > maxFileBytes) throw new Error(`${file.name} is larger than 64 MB.`);
  const bytes = new Uint8Array(await arrayBuffer.call(file));
  return readingOf(await readFileBytes(bytes, options), genes);
}

/** Why a file could not be read. */
export const problemOf = (error: unknown) => ({
  problem: error instanceof Error ? error.message : 'The file cannot be read.',
  code: error instanceof Refusal ? error.code : undefined,
});

function readingOf(read: RecognizedFile, genes: KnownGenes): FileReading {
  if (read.error) throw read.error;
  const file = describeFile(read, genes);
  const lists = read.lists ?? [];
  return {
    file,
    sentence: fileSentence(file),
    firstRows: read.firstRows,
    lists: lists.map(({ name, names }) => ({ name, names })),
    rows: read.analysis && rowsOf(read.analysis, read, genes),
    unknown: read.unknown,
    ambiguous: read.ambiguous.map(({ name, genes: shared }) => ({
      name,
      ids: shared.map((gene) => genes.ids[gene]),
    })),
    edges: read.kind === 'edges' && read.edges ? [...read.edges] : [],
    genes: [...new Set(lists.flatMap((list) => list.genes))].map((gene) => genes.ids[gene]),
  };
}

/** A p-value without a fold change has no place in an analysis: it only cuts. */
function rowsOf(
  { genes, log2fc, p }: ReadTargets,
  { hasChange, hasP, hasProbability }: RecognizedFile,
  { ids }: KnownGenes,
) {
  return {
    genes: Array.from(genes, (gene) => ids[gene]).join('\n'),
    change: hasChange ? log2fc.slice() : undefined,
    p: hasP || hasProbability ? p.slice() : undefined,
    count: genes.length,
  };
}

/** Most attempts at a busy server, and the longest wait between two, in seconds. */
const maxAttempts = 5;
const maxWait = 20;

/** Loads the genes of the edition by the address of their names; waits as long as a busy server asks. Rejects with a sentence. */
export async function loadGenes(address: string): Promise<KnownGenes> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return genesOfNames((await response.json()) as AllGeneNames);
    const isBusy = response?.status === 429 || response?.status === 503;
    if (!isBusy || attempt === maxAttempts)
      throw new Error('The genes of this edition could not be loaded. Check the connection and try again.');
    const seconds = Math.min(maxWait, Number(response.headers.get('Retry-After')) || attempt);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}
