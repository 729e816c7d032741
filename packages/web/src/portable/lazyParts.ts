import { lazy } from 'react';

// A site of a server has none of them: they are loaded where they are shown.

export const ShareInFolder = lazy(async () => ({ default: (await import('./ShareInFolder.tsx')).ShareInFolder }));
export const NotInThisBrowser = lazy(async () => ({
  default: (await import('./OpenQuestion.tsx')).NotInThisBrowser,
}));
export const OpenQuestion = lazy(async () => ({ default: (await import('./OpenQuestion.tsx')).OpenQuestion }));
