import { useCallback, type RefCallback } from 'react';

/** Last scroll positions of frames, by key, for as long as the page is open. */
const positions = new Map<string, { readonly top: number; readonly left: number }>();

/**
 * A ref for a frame that scrolls: shown again under the same key, it has its last scroll position. A key can begin with the
 * search of the address: without a revision it is the same as with the first one.
 */
export function useRestoredScroll<E extends HTMLElement>(given: string): RefCallback<E> {
  const key = given.replace(/&revision=0\b/, '');
  return useCallback(
    (frame: E | null) => {
      if (!frame) return;
      const position = positions.get(key);
      if (position) frame.scrollTo(position);
      const store = () => positions.set(key, { top: frame.scrollTop, left: frame.scrollLeft });
      frame.addEventListener('scroll', store, { passive: true });
      return () => frame.removeEventListener('scroll', store);
    },
    [key],
  );
}
