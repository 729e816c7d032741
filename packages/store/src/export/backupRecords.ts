import type { RequestRecord, Revision, StoredFeedback } from '../store.ts';

const hasTexts = <Key extends string>(value: unknown, keys: readonly Key[]): value is Readonly<Record<Key, string>> =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => key in value && typeof Reflect.get(value, key) === 'string');

const isRevision = (value: unknown): value is Revision =>
  hasTexts(value, ['names']) && 'number' in value && typeof value.number === 'number';

/** Whether a JSON value of a backup is a request with its revisions. */
export const isRequestRecord = (value: unknown): value is RequestRecord =>
  hasTexts(value, ['id', 'edition', 'version', 'inputs', 'created']) &&
  'revisions' in value &&
  Array.isArray(value.revisions) &&
  value.revisions.every(isRevision);

/** Whether a JSON value of a backup is feedback. */
export const isFeedback = (value: unknown): value is StoredFeedback =>
  hasTexts(value, ['created', 'edition', 'name', 'text']);
