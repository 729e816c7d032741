import { createHash } from 'node:crypto';
import type { ViewChoice } from './viewChoice.ts';
import type { ViewRequest } from './viewRequest.ts';

/** Returns the cache key of an answer. The same view of the same request on the same data by the same build has equal bytes. */
export function cacheKey(build: string, { image, request, context }: ViewRequest, choice: ViewChoice): string {
  const parts = [build, image.edition, image.version, request.id, context.revision, choice.view, choice.options];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
