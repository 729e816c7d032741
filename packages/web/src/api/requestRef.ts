import { createContext, use, useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** The result that a page shows: a request, and a revision of its names and hidden flags. */
export interface RequestRef {
  readonly id: string;
  readonly revision?: number;
}

/**
 * Reads `request` and `revision` of an address; undefined when it names no request. An address without a revision shows the
 * first one, so that no page changes when another user renames or hides an analysis.
 */
export function requestRefOf(search: URLSearchParams): RequestRef | undefined {
  const id = search.get('request');
  if (!id) return undefined;
  const revision = search.get('revision');
  return { id, revision: revision !== null && /^\d+$/.test(revision) ? Number(revision) : 0 };
}

/** Query string that names a result, with its question mark; '' without a result. */
export function searchOf(ref: RequestRef | undefined): string {
  if (!ref) return '';
  const search = new URLSearchParams({ request: ref.id });
  if (ref.revision !== undefined) search.set('revision', String(ref.revision));
  return `?${search.toString()}`;
}

/** The result whose views are shown, for components inside the frame of a result. */
export function useResultRef(): RequestRef {
  const ref = use(ResultContext);
  if (!ref) throw new Error('useResultRef: outside the frame of a result');
  return ref;
}

/** The result inside its frame. */
export const ResultContext = createContext<RequestRef | undefined>(undefined);

/** The result that the current address names. */
export function useRequestRef(): RequestRef | undefined {
  const { id, revision } = requestRefOf(useSearchParams()[0]) ?? {};
  return useMemo(() => (id === undefined ? undefined : { id, revision }), [id, revision]);
}
