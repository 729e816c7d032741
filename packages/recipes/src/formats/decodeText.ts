import { decodeText as decode } from '@trellis/core/formats';
import { unpack } from './unpack.ts';

/** The text of a file, packed or not. Throws `bad-file` if it is not text. */
export const decodeText = (bytes: Uint8Array, name: string): string => decode(unpack(bytes, name), name);
