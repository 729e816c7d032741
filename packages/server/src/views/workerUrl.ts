/** Address of the worker's script: of the bundle, or of the sources when the server runs from them. */
export const workerUrl = new URL(
  import.meta.url.endsWith('.ts') ? './workerFromSource.mjs' : './worker.js',
  import.meta.url,
).href;
