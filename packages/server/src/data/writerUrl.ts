/** URL of the thread that writes requests, in the bundle or in the sources. */
export const writerUrl = new URL(
  import.meta.url.endsWith('.ts') ? './writerFromSource.mjs' : './requestWriter.js',
  import.meta.url,
).href;
