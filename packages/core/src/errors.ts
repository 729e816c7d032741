/**
 * Every error that a user can cause, by code. The second word says whose turn it is: `bad` input is wrong, `missing`
 * names something that is not there, `limit` asks for more than is allowed, `busy` may be tried again.
 */
export const errorKinds = {
  'bad-query': 'bad',
  'empty-query': 'bad',
  'bad-filter': 'bad',
  'ambiguous-name': 'bad',
  'filter-list-required': 'bad',
  'bad-list': 'bad',
  'bad-network': 'bad',
  'bad-file': 'bad',
  'bad-request': 'bad',
  'empty-result': 'bad',
  'nothing-shown': 'bad',
  'unknown-tf': 'missing',
  'unknown-gene': 'missing',
  'unknown-list': 'missing',
  'unknown-network': 'missing',
  'unknown-request': 'missing',
  'unknown-edition': 'missing',
  'unknown-analysis': 'missing',
  'unknown-motifs': 'missing',
  'bad-region': 'bad',
  'too-few-analyses': 'bad',
  'too-many-analyses': 'bad',
  'no-target-list': 'missing',
  'no-target-network': 'missing',
  'no-motif-enriched': 'missing',
  'nothing-predicted': 'missing',
  'no-bound-and-regulated': 'missing',
  'bad-store': 'busy',
  'store-changed': 'busy',
  'query-too-long': 'bad',
  'query-too-deep': 'bad',
  'query-too-large': 'bad',
} as const;

export type ErrorCode = keyof typeof errorKinds;

/** Where in a text an error is: offset and length in UTF-16 units, and what would have been right there. */
export interface ErrorPlace {
  readonly offset: number;
  readonly length: number;
  readonly expected?: string;
  readonly hint?: string;
}

/** An error whose message is one clear sentence for the user. */
export class TrellisError extends Error {
  readonly code: ErrorCode;
  readonly place: ErrorPlace | undefined;
  /** What the user may have meant instead. */
  readonly suggestions: readonly string[] | undefined;

  constructor(code: ErrorCode, message: string, place?: ErrorPlace, suggestions?: readonly string[]) {
    super(message);
    this.name = 'TrellisError';
    this.code = code;
    this.place = place;
    this.suggestions = suggestions;
  }
}
