import { formatCount } from '@trellis/core';
import { generateDemo, openStore } from '@trellis/store';
import { readConfig, storePlace, type Config } from './config/config.ts';
import { serve } from './main.ts';

/** Editions that get demo data at the first start. */
const editions = ['arabidopsis', 'maize', 'rice', 'development'];

/** `npm start`: fills an empty store with the small demo of every edition, then serves. */
const config = readSettings();
await fillWhenEmpty(storePlace(config)).catch(end);
const { url } = await serve(config);
const { port } = new URL(url);
console.log(`Trellis is ready: ${url.replace('127.0.0.1', 'localhost')}`);
console.log(
  `Editions: ${editions
    .slice(0, 3)
    .map((edition) => `http://${edition}.localhost:${port}`)
    .join('  ')}`,
);

/** Reads the settings; a wrong one ends the process with its sentence. */
function readSettings(): Config {
  try {
    return readConfig({});
  } catch (error) {
    return end(error);
  }
}

/** Prints the message of an error and ends the process. */
function end(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function fillWhenEmpty(place: string): Promise<void> {
  const store = await openStore(place);
  try {
    if ((await store.datasets.editions()).length) return;
    for (const edition of editions) {
      const { counts } = await store.datasets.replace(generateDemo({ edition, size: 'small' }));
      console.log(`synthetic demo data for ${edition}: ${formatCount(counts.interactions)} interactions`);
    }
  } finally {
    await store.close();
  }
}
