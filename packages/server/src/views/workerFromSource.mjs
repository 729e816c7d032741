// Lets a worker thread run the TypeScript sources: threads do not take over the loader of the main one.
import { register } from 'tsx/esm/api';

register();
export const { answer, examples, packOwn, packSearchImage, readImage, saveRequest } = await import('./worker.ts');
