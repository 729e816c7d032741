import { fetchSources } from '../../recipes/src/fetch/fetchSources.ts';
import type { SourceFile } from '../../recipes/src/recipe/source.ts';

/** A process that fetches files (JSON) into a cache, and prints how many it fetched and found there. */
const [cache, files] = process.argv.slice(2);
const { fetched, cached, missing } = await fetchSources({
  files: JSON.parse(files) as SourceFile[],
  cache,
  env: {},
  requestsPerSecond: Infinity,
});
console.log(JSON.stringify({ fetched, cached, missing }));
