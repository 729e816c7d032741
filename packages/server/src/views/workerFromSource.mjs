// Lets a worker thread run the TypeScript sources: threads do not take over the loader of the main one. Tests have them
// bundled (packages/server/test/bundle.ts), because each thread compiles them for seconds.
const bundle = process.env.TRELLIS_TEST_BUNDLE;
if (!bundle) (await import('tsx/esm/api')).register();
const worker = await import(bundle ? `${bundle}/worker.js` : './worker.ts');
export const { start, answer, examples, packOwn, packSearchImage, readImage, readUpload } = worker;
