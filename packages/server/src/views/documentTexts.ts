import type { Dataset } from '@trellis/core';
import type { DocumentTexts } from '@trellis/engine';
import { withStore, type StoreSource } from './storeSource.ts';

/** Reads texts from the store; they are not kept in memory. */
export const documentTexts = (source: StoreSource, { edition, version }: Dataset): DocumentTexts => ({
  read: (kind, name) =>
    withStore(source, (store) =>
      kind === 'list' ? store.list(edition, name, version) : store.network(edition, name, version),
    ),
});
