import { useEffect, useState } from 'react';
import type { GuideHit } from './findInGuides.ts';

/** Loads the index of the guides, which is there for the next search, and searches it. */
async function search(text: string): Promise<Found> {
  const { findInGuides } = await import('./findInGuides.ts');
  return { text, hits: findInGuides(text) };
}

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
    search(text).then(
      (hits) => isCurrent && setFound(hits),
      () => isCurrent && setFound({ text, hits: [], failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text === '' ? undefined : found;
}
