import { newMemory, type DatasetImage } from '@trellis/core/dataset';
import { chunkOf, unpackChunk, unpackRest } from './columns.ts';
import type { PartName, SiteEdition } from './manifest.ts';

/** Reads a part of the data, unpacked. */
export type ReadPart = (name: PartName) => Promise<Uint8Array>;

/** Says that an answer needs a part of the data that has not been read. Once it is there, the answer is computed again. */
export class PartMissing extends Error {
  /** Reads that part, or with `all` every part of the data set. */
  readonly load: (how: 'one' | 'all') => Promise<void>;

  constructor(load: PartMissing['load']) {
    super('a part of the data has not been read');
    this.name = 'PartMissing';
    this.load = load;
  }
}

/** The columns of a data set and the full names of its genes, whose parts are read when they are needed. */
export interface LateColumns extends Pick<DatasetImage, 'columns'> {
  readonly expect: NonNullable<DatasetImage['expect']>;
  readonly fullNames: NonNullable<DatasetImage['fullNames']>;
  /** What reads each part, unless it has been read. */
  readonly loaders: readonly (() => Promise<void>)[];
}

export function openLateColumns(
  { columnBytes, chunks, rest, fullNames }: Pick<SiteEdition, 'columnBytes' | 'chunks' | 'rest' | 'fullNames'>,
  read: ReadPart,
): LateColumns {
  const columns = newMemory(columnBytes);
  const loading = new Map<number, Promise<void>>();
  const there = new Set<number>();
  // Behind those of the analyses.
  const parts = [...chunks, rest, fullNames];
  const [restPart, namesPart] = [chunks.length, chunks.length + 1];
  let names: readonly string[] = [];

  async function readInto(part: number): Promise<void> {
    const bytes = await read(parts[part]);
    if (part < restPart) unpackChunk(bytes, columns);
    else if (part === restPart) unpackRest(bytes, columns);
    else names = JSON.parse(new TextDecoder().decode(bytes)) as readonly string[];
    there.add(part);
  }

  function load(part: number): Promise<void> {
    const done = loading.get(part) ?? readInto(part);
    loading.set(part, done);
    // One that could not be read is tried again with the next call.
    done.catch(() => loading.delete(part));
    return done;
  }

  const loaders = parts.map((_, part) => () => load(part));
  const loadAll = async () => void (await Promise.all(loaders.map((one) => one())));
  const need = (part: number): void => {
    if (!there.has(part)) throw new PartMissing((how) => (how === 'all' ? loadAll() : load(part)));
  };
  return {
    columns,
    expect: (analysis) => need(analysis === undefined ? restPart : chunkOf(analysis)),
    fullNames() {
      need(namesPart);
      return names;
    },
    loaders,
  };
}
