import { lazy } from 'react';

// Dialogs of several views, which are loaded when the first one is opened.

export const FactsDialog = lazy(async () => ({ default: (await import('./FactsDialog.tsx')).FactsDialog }));
export const NameDialog = lazy(async () => ({ default: (await import('../../ui/NameDialog.tsx')).NameDialog }));
