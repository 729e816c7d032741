import { openStore, type Store } from '../src/index.ts';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

/** An engine that the store suite runs on, for real: no mocks. */
export interface Engine {
  readonly name: string;
  /** A new empty store, closed when the test has finished, and a way to open the same one once more. */
  create(): Promise<{ readonly store: Store; readonly reopen: () => Promise<Store> }>;
}

const sqlite: Engine = {
  name: 'SQLite',
  async create() {
    const folder = await temporaryFolder();
    const reopen = async (): Promise<Store> => {
      const store = await openStore(folder);
      onTestFinished(() => store.close());
      return store;
    };
    return { store: await reopen(), reopen };
  },
};

/** Every engine. Each test of the suite holds for all of them. */
export const engines: readonly Engine[] = [sqlite];
