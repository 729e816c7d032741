/**
 * Every error that a user can cause, and its kind: `bad` input is wrong, `missing` input names something that does not
 * exist, `gone` names something that existed, `busy` is temporary, so the same request can succeed later.
 */
export const errorKinds = {
  'bad-query': 'bad',
  'empty-query': 'bad',
  'bad-filter': 'bad',
  'ambiguous-name': 'bad',
  'filter-list-required': 'bad',
  'bad-list': 'bad',
  'bad-file': 'bad',
  'empty-file': 'bad',
  'unsupported-file': 'bad',
  'no-known-genes': 'bad',
  'bad-columns': 'bad',
  'uneven-rows': 'bad',
  'not-a-number': 'bad',
  'peaks-without-genes': 'bad',
  'bad-request': 'bad',
  'empty-result': 'bad',
  'nothing-shown': 'bad',
  'nothing-changed': 'bad',
  'too-many-revisions': 'bad',
  'unknown-tf': 'missing',
  'unknown-gene': 'missing',
  'unknown-list': 'missing',
  'unknown-network': 'missing',
  'unknown-example': 'missing',
  'unknown-request': 'missing',
  'request-deleted': 'gone',
  'unknown-edition': 'missing',
  'choose-edition': 'bad',
  'version-gone': 'missing',
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
  'no-ontology': 'missing',
  'no-orthologs': 'missing',
  'unknown-term': 'missing',
  'no-term-enriched': 'missing',
  'bad-store': 'busy',
  'store-changed': 'busy',
  'query-too-long': 'bad',
  'query-too-deep': 'bad',
  'query-too-large': 'bad',
} as const;

export type ErrorCode = keyof typeof errorKinds;

/** Errors of a valid call: the result has nothing to show in this view. */
const absences: readonly string[] = [
  'empty-result',
  'nothing-shown',
  'too-few-analyses',
  'no-target-list',
  'no-target-network',
  'no-motif-enriched',
  'unknown-motifs',
  'nothing-predicted',
  'no-bound-and-regulated',
  'no-ontology',
  'no-term-enriched',
  'no-orthologs',
] satisfies ErrorCode[];

/** Whether an error says that the result has nothing to show, and not that the call was wrong. */
export const isAbsence = (code: string): boolean => absences.includes(code);

/** Whether an error comes from what a user asked, and would come again. */
export const isUserError = (code: string): boolean =>
  Object.entries(errorKinds).some(([each, kind]) => each === code && kind !== 'busy');

/** The place of an error in a text, in UTF-16 code units, and what was expected there. */
export interface ErrorPlace {
  readonly offset: number;
  readonly length: number;
  readonly expected?: string;
  readonly hint?: string;
}

/** An error for the user: the message is one sentence, without internals. */
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
