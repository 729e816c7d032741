/** URL of the worker script, in the bundle or in the sources. */
export const workerUrl = new URL(
  import.meta.url.endsWith('.ts') ? './workerFromSource.mjs' : './worker.js',
  import.meta.url,
).href;
