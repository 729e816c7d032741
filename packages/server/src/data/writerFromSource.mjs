// Lets the thread that writes requests run from the TypeScript sources, or in tests from their bundle: see views/workerFromSource.mjs.
const bundle = process.env.TRELLIS_TEST_BUNDLE;
if (!bundle) (await import('tsx/esm/api')).register();
await import(bundle ? `${bundle}/requestWriter.js` : '../../../store/src/sqlite/writerThread.ts');
