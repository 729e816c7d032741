/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header for a file of some bytes (RFC 9110, 14.2): one range of bytes. Undefined asks for the whole file, as
 * do several ranges and other units, which a server may ignore; 'none' is a range without any byte of the file.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^\s*bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return Number(last) === 0 || bytes === 0 ? 'none' : fromEnd(bytes, Number(last));
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : 'none';
}

const fromEnd = (bytes: number, count: number): ByteRange => ({ start: Math.max(0, bytes - count), end: bytes - 1 });
