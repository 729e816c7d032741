import { useEffect, useState } from 'react';
import type { GuideHit } from './findInGuides.ts';

/** Loads the index of the guides; the second call finds it loaded. */
const loadSearch = () => import('./findInGuides.ts');

interface Found {
  readonly text: string;
  readonly hits: readonly GuideHit[];
  readonly failed?: boolean;
}

/** Sections that match a text; undefined until they are found. The index is loaded with the first text. */
export function useGuideHits(text: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    loadSearch().then(
      ({ findInGuides }) => isCurrent && setFound({ text, hits: findInGuides(text) }),
      () => isCurrent && setFound({ text, hits: [], failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text === '' ? undefined : found;
}
