import { generateDemo, openStore } from '@trellis/store';
import { readConfig } from './config.ts';
import { serve } from './main.ts';

/** Editions that the first start makes demo data for. */
const editions = ['arabidopsis', 'maize', 'rice', 'development'];

/** `npm start`: fills an empty data folder with the small demo of every edition, then serves. */
const config = readConfig({});
await fillWhenEmpty(config.data);
const { url } = await serve(config);
const { port } = new URL(url);
console.log(`Trellis is ready: ${url.replace('127.0.0.1', 'localhost')}`);
console.log(
  `Editions: ${editions
    .slice(0, 3)
    .map((edition) => `http://${edition}.localhost:${port}`)
    .join('  ')}`,
);

async function fillWhenEmpty(folder: string): Promise<void> {
  const store = await openStore(folder);
  try {
    if ((await store.datasets.editions()).length) return;
    for (const edition of editions) {
      const { counts } = await store.datasets.replace(generateDemo({ edition, size: 'small' }));
      console.log(`synthetic demo data for ${edition}: ${counts.interactions.toLocaleString('en')} interactions`);
    }
  } finally {
    await store.close();
  }
}
