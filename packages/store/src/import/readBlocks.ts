import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { badFile, type SourceFile } from './badFile.ts';
import { decode, withoutMark } from './decode.ts';
import { isGzip } from './readText.ts';

const chunkSize = 1 << 20;

/** Complete lines of a file. */
export interface TextBlock {
  readonly text: string;
  /** Line number of the first one, from 1. */
  readonly firstLine: number;
}

/**
 * Reads a plain or gzipped text file in blocks of complete lines, so that a table of any length needs little memory. Calls
 * `onRead` with the number of bytes read so far.
 */
export async function* readBlocks(file: SourceFile, onRead: (bytes: number) => void): AsyncGenerator<TextBlock> {
  let rest: Uint8Array = Buffer.alloc(0);
  let [firstLine, started] = [1, false];
  for await (const chunk of readChunks(file, onRead)) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = endOfLines(bytes);
    rest = bytes.subarray(end);
    if (end === 0) continue;
    const text = decode(started ? bytes.subarray(0, end) : withoutMark(bytes.subarray(0, end)), file, firstLine);
    started = true;
    yield { text, firstLine };
    firstLine += countLineEnds(text);
  }
  if (rest.length > 0) yield { text: decode(started ? rest : withoutMark(rest), file, firstLine), firstLine };
}

/** End of the last complete line. A CR at the very end does not count, because it can be the first half of a CRLF. */
function endOfLines(bytes: Buffer): number {
  const feed = bytes.lastIndexOf(10);
  return feed >= 0 ? feed + 1 : bytes.subarray(0, -1).lastIndexOf(13) + 1;
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

async function* readChunks(file: SourceFile, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const isZipped = await startsAsGzip(file);
  const source = createReadStream(file.path, { highWaterMark: chunkSize });
  try {
    for await (const chunk of isZipped ? unzip(source) : source) {
      onRead(source.bytesRead);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw badFile(file, undefined, 'damaged gzip file');
    }
    throw error;
  } finally {
    source.destroy();
  }
}

function unzip(source: ReadStream): Gunzip {
  const unzipped = createGunzip({ chunkSize });
  source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  return unzipped;
}

async function startsAsGzip(file: SourceFile): Promise<boolean> {
  const handle = await open(file.path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return isGzip(buffer);
  } finally {
    await handle.close();
  }
}
