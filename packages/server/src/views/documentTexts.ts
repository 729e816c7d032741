import type { Dataset } from '@trellis/core';
import { withStore, type StoreSource } from './storeSource.ts';

/** Texts of the predefined lists and networks of a data set. */
export interface DocumentTexts {
  /** Throws `version-gone` once the data set is no longer kept; undefined for an unknown name. */
  read(kind: 'list' | 'network', name: string): Promise<string | undefined>;
}

/** Reads texts from the store; they are not kept in memory. */
export const documentTexts = (source: StoreSource, { edition, version }: Dataset): DocumentTexts => ({
  read: (kind, name) =>
    withStore(source, (store) =>
      kind === 'list' ? store.list(edition, name, version) : store.network(edition, name, version),
    ),
});
