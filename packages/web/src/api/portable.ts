import { openPortable, portableParts, readPortable, type PortableOpened } from '@trellis/contract/portable';
import { useQuery } from '@tanstack/react-query';
import { create } from '../memory/pageMemory.ts';
import { base, withoutBase } from '../router/base.ts';
import { call } from './client.ts';

/** Most characters of a question in a link: mail programs and chats break longer addresses. */
export const maxLinkLength = 8000;

/** Why the question of a link could not be opened, and the page that it was to open. */
export const usePortableFault = create<{ readonly page?: string; readonly fault?: string }>()(() => ({}));

/** A stored result or gene list. */
export interface PortableRef {
  readonly id: string;
  /** Revision of a result; 0 for a gene list. */
  readonly revision: number;
}

/** The letters with which another browser computes the same; read each time, since names can have changed. */
export const usePortable = ({ id, revision }: PortableRef) =>
  useQuery({
    queryKey: ['portable', id, revision],
    queryFn: ({ signal }) => call(readPortable, { params: { id, revision: String(revision) }, signal }),
    gcTime: 0,
  });

/**
 * A link to this page that carries its question. It names the start page, the one that every host of files has, and in its fragment the
 * page to open.
 */
export function linkWith(letters: string, revision: number): string {
  const page = new URL(window.location.href);
  if (page.searchParams.has('request')) page.searchParams.set('revision', String(revision));
  const path = encodeURIComponent(withoutBase(page.pathname) + page.search);
  return `${page.origin}${base}/#${portableParts.page}=${path}&${portableParts.question}=${letters}`;
}

/** Stores the question of a link or a file in this browser. Rejects with the reason if it holds none. */
export const storePortable = (letters: string): Promise<PortableOpened> =>
  call(openPortable, { body: letters.trim() });

/** The page of a question that was opened. */
export const pageOfPortable = ({ id, revision, isList }: PortableOpened): string => {
  const ref = encodeURIComponent(id);
  return isList ? `/genes/regulators?list=${ref}` : `/result/summary?request=${ref}&revision=${revision}`;
};
