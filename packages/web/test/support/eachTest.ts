import { afterEach, beforeEach } from 'vitest';

type Hook = () => void | Promise<void>;

const [before, after]: [Hook[], Hook[]] = [[], []];

/**
 * Does something before each test of this process. The files of a process share its modules, and Vitest forgets its own hooks
 * at the end of a file: those of a module would be called only for the file that loads it first.
 */
export const beforeEachTest = (hook: Hook): void => void before.push(hook);

/** Does something after each test of this process, the last hook first. */
export const afterEachTest = (hook: Hook): void => void after.unshift(hook);

/** Has the hooks called for the tests of a file; each setup file does so. */
export function callHooks(): void {
  beforeEach(async () => {
    for (const hook of before) await hook();
  });
  afterEach(async () => {
    const faults: unknown[] = [];
    for (const hook of after) {
      try {
        await hook();
      } catch (fault) {
        faults.push(fault);
      }
    }
    if (faults.length) throw faults[0];
  });
}
