import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareEditions, titleOf } from '@trellis/core/edition';
import { formatCount } from '@trellis/core/formats';
import { generateDemo, importFolder, openStore, shippedEditions, type Store } from '@trellis/store';

/** Openly licensed experiments in the import layout, by edition; seen from the sources and from the bundle. */
const starterFolder = (edition: string): string =>
  fileURLToPath(new URL(`../../../starter/${edition}/`, import.meta.url));

/**
 * Fills a store that has no data set with the editions that are shipped: those that have a starter set of real experiments with
 * it, all others with the small synthetic demo. Calls `filled` with a line about each, and
 * waits for it.
 */
export async function fillStore(location: string, filled: (line: string) => void | Promise<void>): Promise<void> {
  const store = await openStore(location);
  try {
    if ((await store.datasets.editions()).length > 0) return;
    for (const edition of shippedNames()) await filled(await fillEdition(store, edition));
  } finally {
    await store.close();
  }
}

async function fillEdition(store: Store, edition: string): Promise<string> {
  const starter = starterFolder(edition);
  if (existsSync(starter)) {
    const { contents } = await importFolder(starter, { edition });
    const { counts } = await store.datasets.replace(contents);
    return `real data for ${edition}: ${formatCount(counts.interactions)} interactions of openly licensed experiments`;
  }
  const { counts } = await store.datasets.replace(generateDemo({ edition, size: 'small' }));
  return `synthetic demo data for ${edition}: ${formatCount(counts.interactions)} interactions`;
}

/** Names of the editions that are shipped, in the order of menus. */
const shippedNames = (): string[] =>
  [...shippedEditions()]
    .map(([name, settings]) => ({ name, title: titleOf(name, settings), order: settings.order ?? Infinity }))
    .sort(compareEditions)
    .map(({ name }) => name);
