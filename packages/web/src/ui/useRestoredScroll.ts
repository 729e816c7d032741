import { useCallback, type RefCallback } from 'react';
import { useSearchParams } from 'wouter';
import { onPageLoad } from '../memory/pageMemory.ts';

/** Last scroll positions of frames, by result and frame, for as long as the page is open. */
const positions = new Map<string, { readonly top: number; readonly left: number }>();
onPageLoad(() => positions.clear());

/** A ref for a frame that scrolls: shown again for the same result, it has its last scroll position. */
export function useRestoredScroll<E extends HTMLElement>(name: string): RefCallback<E> {
  const key = `${useSearchParams()[0].get('request')} ${name}`;
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
