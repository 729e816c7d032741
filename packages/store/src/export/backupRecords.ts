import type { RecordedOwnData, RequestRecord, Revision, StoredFeedback, StoredRecord } from '../store.ts';

const hasTexts = <Key extends string>(value: unknown, keys: readonly Key[]): value is Readonly<Record<Key, string>> =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => key in value && typeof Reflect.get(value, key) === 'string');

const isRevision = (value: unknown): value is Revision =>
  hasTexts(value, ['names']) && 'number' in value && typeof value.number === 'number';

const isOwnData = (value: unknown): value is RecordedOwnData =>
  hasTexts(value, ['secretHash']) &&
  'files' in value &&
  Array.isArray(value.files) &&
  value.files.every((file) => typeof file === 'string');

const isRequest = (value: unknown): value is RequestRecord =>
  hasTexts(value, ['id', 'edition', 'version', 'inputs', 'created']) &&
  'revisions' in value &&
  Array.isArray(value.revisions) &&
  value.revisions.every(isRevision) &&
  (!('own' in value) || isOwnData(value.own));

/** Whether a JSON value of a backup is a request with its revisions and own data, a revision, or the id of a deleted request. */
export const isRequestRecord = (value: unknown): value is StoredRecord =>
  isRequest(value) || hasTexts(value, ['id', 'deleted']) || (hasTexts(value, ['revisionOf']) && isRevision(value));

/** Whether a JSON value of a backup is feedback. */
export const isFeedback = (value: unknown): value is StoredFeedback =>
  hasTexts(value, ['created', 'edition', 'name', 'text']);
