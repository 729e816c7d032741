import { useCallback, type RefCallback } from 'react';

/** Where scrolled frames were left, by key, for as long as the page is open. */
const places = new Map<string, { readonly top: number; readonly left: number }>();

/** A ref for a frame that scrolls: it is where it was left when it is shown again under the same key. */
export function useKeptScroll<E extends HTMLElement>(key: string): RefCallback<E> {
  return useCallback(
    (frame: E | null) => {
      if (!frame) return;
      const place = places.get(key);
      if (place) frame.scrollTo(place);
      const keep = () => places.set(key, { top: frame.scrollTop, left: frame.scrollLeft });
      frame.addEventListener('scroll', keep, { passive: true });
      return () => frame.removeEventListener('scroll', keep);
    },
    [key],
  );
}
