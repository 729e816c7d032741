import { badFile } from '@trellis/core/formats';
import { joinBytes } from '../bytes/joinBytes.ts';

/** The largest unpacked file that is read. */
export const maxUnpackedBytes = 64 * 2 ** 20;

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Undoes gzip, which the first bytes show. Rejects with `bad-file` if it is damaged or unpacks to too many bytes. */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Uint8Array> {
  if (!isGzip(bytes)) return bytes;
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw badFile(name, undefined, 'the gzip file is damaged');
    });
    if (done) return joinBytes(pieces);
    size += value.length;
    if (size > maxUnpackedBytes) {
      await reader.cancel();
      throw badFile(name, undefined, 'the file unpacks to more than 64 MB');
    }
    pieces.push(value);
  }
}
