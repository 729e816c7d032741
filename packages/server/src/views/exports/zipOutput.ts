import { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/** Returns the bytes of a zip as the stream that they are; yazl declares an older interface. */
export function zipOutput({ outputStream }: ZipFile): Readable {
  if (outputStream instanceof Readable) return outputStream;
  throw new Error('yazl does not write to a stream of Node');
}
