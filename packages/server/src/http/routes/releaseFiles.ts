import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findRelease, type FoundFile } from '@trellis/store';
import { releasesFolder } from '../../config/config.ts';
import { mediaTypeOf } from '../../data/releases.ts';
import { readRange } from '../byteRange.ts';
import { editionFor, type Context } from '../context.ts';
import { notFound } from '../errorAnswer.ts';
import { sendError } from '../sendError.ts';

interface FileParams {
  readonly release: string;
  readonly file: string;
}

/** The files of the releases. */
export function releaseFileRoutes(app: FastifyInstance, context: Context): void {
  const folder = releasesFolder(context.config);

  app.get<{ Params: FileParams }>(
    '/releases/:release/:file',
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { name } = await editionFor(context, request);
      const release = await findRelease(folder, name, request.params.release);
      const file = release?.files.find((one) => one.name === request.params.file);
      if (!file) return sendError(reply, notFound('There is no such file of a release; see the page Downloads.'));
      return sendFile(file, request, reply);
    },
  );
  app.get('/releases/:release/', { schema: { hide: true } }, (_, reply) => reply.redirect('/downloads', 302));
}

/** Sends a file that never changes, whole or in part. Its hash is its strong ETag, the same on every server. */
function sendFile({ name, path, bytes, sha256 }: FoundFile, { headers }: FastifyRequest, reply: FastifyReply) {
  const etag = `"${sha256}"`;
  reply.headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
  });
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send();
  const isFresh = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isFresh ? readRange(headers.range, bytes) : undefined;
  if (range === 'none') {
    reply.header('Content-Range', `bytes */${bytes}`).removeHeader('ETag').removeHeader('Cache-Control');
    return sendError(reply, {
      status: 416,
      code: 'bad-request',
      detail: `The file has ${bytes} bytes; none are in the range.`,
    });
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  reply.headers({
    'Content-Type': mediaTypeOf(name),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Length': end - start + 1,
  });
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${bytes}`);
  // Fastify would set the length of a HEAD answer without a body to 0.
  const isEmpty = reply.request.method === 'HEAD' || bytes === 0;
  return reply.send(isEmpty ? Readable.from([]) : createReadStream(path, { start, end }));
}

/** Whether an `If-None-Match` header names a tag; a weak comparison, as the header asks for. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
