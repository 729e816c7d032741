import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatCount } from '@trellis/core';
import { generateDemo, importFolder, openStore, type Store } from '@trellis/store';
import { startEditions } from './startEditions.ts';

/** Openly licensed experiments in the import layout; seen from the sources and from the bundle. */
const starterFolder = fileURLToPath(new URL('../../../starter/arabidopsis/', import.meta.url));

/**
 * Fills a store that has no data set: arabidopsis with the starter set of real experiments where it is there, all other
 * editions with the small synthetic demo. Calls `filled` with a line about each, and
 * waits for it.
 */
export async function fillStore(place: string, filled: (line: string) => void | Promise<void>): Promise<void> {
  const store = await openStore(place);
  try {
    if ((await store.datasets.editions()).length > 0) return;
    for (const edition of startEditions) await filled(await fillEdition(store, edition));
  } finally {
    await store.close();
  }
}

async function fillEdition(store: Store, edition: string): Promise<string> {
  if (edition === 'arabidopsis' && existsSync(starterFolder)) {
    const { contents } = await importFolder(starterFolder, { edition });
    const { counts } = await store.datasets.replace(contents);
    return `real data for ${edition}: ${formatCount(counts.interactions)} interactions of openly licensed experiments`;
  }
  const { counts } = await store.datasets.replace(generateDemo({ edition, size: 'small' }));
  return `synthetic demo data for ${edition}: ${formatCount(counts.interactions)} interactions`;
}
