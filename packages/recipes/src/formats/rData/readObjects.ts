import { badFile } from '@trellis/core/formats';
import { unpack } from '../unpack.ts';
import { readValue } from './readValue.ts';
import type { RValue } from './rValue.ts';
import { RFormatError, XdrReader } from './xdrReader.ts';

/** The most numbers of compact sequences that are written out: ten times the rows of the largest known table. */
const maxSequenceNumbers = 2 ** 25;

/** The objects of a file by their names. A file of `saveRDS` has one, whose name is ''. */
export type RObjects = ReadonlyMap<string, RValue>;

/**
 * Reads the objects of a file that `save` or `saveRDS` of R wrote: formats RDX2 and RDX3, plain or packed with gzip or bzip2.
 * Throws `bad-file` if the file is damaged or in another format.
 */
export function readObjects(bytes: Uint8Array, name: string): RObjects {
  const unpacked = unpack(bytes, name);
  try {
    const { start, isNamed } = findStart(unpacked);
    const value = readSerialization(new XdrReader(unpacked, start));
    return isNamed ? namedObjects(value) : new Map([['', value]]);
  } catch (error) {
    throw error instanceof RFormatError ? badFile(name, undefined, error.message) : error;
  }
}

interface Start {
  /** Where the serialization starts, after `X\n`. */
  readonly start: number;
  /** Whether `save` wrote the file: a pairlist of named objects. */
  readonly isNamed: boolean;
}

/** The first lines of a file: `RDX2` or `RDX3` by `save`, then `X` for big-endian binary numbers. */
function findStart(bytes: Uint8Array): Start {
  const first = Buffer.from(bytes.subarray(0, 7)).toString('latin1');
  if (/^RDX[23]\nX\n/.test(first)) return { start: 7, isNamed: true };
  if (first.startsWith('X\n')) return { start: 2, isNamed: false };
  if (/^(?:RD[AB]\d\n|[AB]\n)/.test(first))
    throw new RFormatError('R data in the ASCII or native form; save the file with "ascii = FALSE"');
  throw new RFormatError('not an R data file of "save" or "saveRDS", version 2 or 3');
}

/** Reads the version, the versions of R that wrote it and can read it, from version 3 on the encoding, and the value. */
function readSerialization(xdr: XdrReader): RValue {
  const version = xdr.int();
  if (version !== 2 && version !== 3) throw new RFormatError(`R data of version ${version}; 2 and 3 can be read`);
  xdr.skip(8);
  if (version === 3) xdr.skip(xdr.int());
  return readValue({ xdr, mentioned: [], depth: 0, sequences: { left: maxSequenceNumbers } });
}

function namedObjects(value: RValue): RObjects {
  if (value.kind !== 'pairs') throw new RFormatError('the file holds no objects');
  return new Map(value.pairs.map((pair) => [pair.tag, pair.value]));
}
