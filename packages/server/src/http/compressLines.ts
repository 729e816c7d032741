import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import { linesMedia } from '@trellis/contract';

/**
 * How answers of lines are compressed: what is written is flushed at once, so that each line arrives when it is ready, and
 * not when a block of the compression is full. It costs a few bytes per line.
 */
export const compressLines: FastifyCompressOptions = {
  customTypes: new RegExp(`^${linesMedia}(?:;|$)`),
  encodings: ['br', 'gzip', 'deflate', 'identity'],
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
};
