import { createHash } from 'node:crypto';
import type { DatasetImage } from '@trellis/core/dataset';
import type { QuestionTask, ViewCall } from '@trellis/engine';
import type { ViewRequest } from './viewRequest.ts';

/**
 * Returns the cache key of an answer. The same call for the same request on the same data by the same build has equal bytes, as long as
 * the same is known of the request: a full answer says which version of the data set is the newest.
 */
export function cacheKey(
  build: string,
  { image, request, context, compared }: ViewRequest,
  { name }: Pick<ViewCall, 'name'>,
  options: unknown,
): string {
  const data = [...nameOf(image), ...(compared ? nameOf(compared.image) : [])];
  return hashOf([build, ...data, request.id, context, name, options]);
}

/** The same for a question about genes, on the data sets that answer it. */
export const questionCacheKey = (
  build: string,
  { image, to, hub, others = [], question, options }: QuestionTask,
): string => hashOf([build, ...[image, to, hub, ...others].map((each) => each && nameOf(each)), question, options]);

const nameOf = ({ edition, version }: Pick<DatasetImage, 'edition' | 'version'>) => [edition, version];

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
