import { TrellisError, type ErrorCode } from '@trellis/core';
import { formatCount } from '@trellis/core/formats';
import { textOfFile } from '@trellis/engine/files';

/** A file as a form brings it. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Maximum number of its lines, once it is unpacked. */
  readonly rows: number;
}

/** A fault of a user's file: an error would lose its code on the way between threads. */
export interface FileFault {
  readonly fault: string;
  readonly code: ErrorCode;
}

/** The text of an uploaded file, unpacked and decoded. Throws `bad-file` if it has too many lines, and what `textOfFile` throws. */
export async function textOfUpload({ name, bytes, rows }: Upload): Promise<string> {
  const text = await textOfFile(Uint8Array.from(bytes), name);
  if (hasMoreLines(text, rows))
    throw new TrellisError('bad-file', `The file ${name} has more than ${formatCount(rows)} lines.`);
  return text;
}

/** Returns a value, or why a file cannot be read. */
export async function orFault<T>(read: () => T | Promise<T>): Promise<T | FileFault> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TrellisError) return { fault: error.message, code: error.code };
    throw error;
  }
}

/** Throws the fault that a thread has found. */
export function throwFault<T extends object | string>(found: T | FileFault): T {
  if (typeof found === 'object' && 'fault' in found) throw new TrellisError(found.code, found.fault);
  return found;
}

function hasMoreLines(text: string, most: number): boolean {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= most; at = text.indexOf('\n', at + 1)) lines++;
  return lines > most;
}
