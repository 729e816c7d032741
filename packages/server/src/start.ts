import { readConfig, storeLocation, type Config } from './config/config.ts';
import { startFilling } from './startFilling.ts';

/** `npm start`: fills an empty store, then serves; the server is loaded while the first edition is filled. */
const config = readSettings();
const filling = startFilling(storeLocation(config), (line) => console.log(line));
const [{ serve }, { syntheticEditions }] = await Promise.all([
  import('./main.ts'),
  import('./data/syntheticEditions.ts'),
  filling.first,
]).catch(end);
const { url, editions, makeExamples } = await serve(config);
const { port } = new URL(url);
console.log(`Trellis is ready: ${url.replace('127.0.0.1', 'localhost')}`);
await filling.finish().catch(end);
const species = await editions();
console.log(`Editions: ${species.map((edition) => `http://${edition}.localhost:${port}`).join('  ')}`);
void makeExamples();
const synthetic = await syntheticEditions(storeLocation(config), species);
if (synthetic.length > 0)
  console.log(`Synthetic demo data: ${synthetic.join(', ')}. To download real data: npm run real-data`);

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
