import type { EditionSettings } from '@trellis/core/edition';
import { orShipped } from '../shippedEditions.ts';
import type { MakeChange } from './change.ts';

/** Replaces what is said about an edition; `change` gets what is said of it so far. */
export const changeSettings =
  (change: (settings: EditionSettings) => EditionSettings): MakeChange =>
  (current) => ({
    contents: { ...current, settings: change(orShipped(current.edition, current.settings)) },
    files: [],
    notes: [],
  });
