import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the filling process says: that an edition was filled, or why it ends. */
export interface FillMessage {
  readonly line?: string;
  readonly fault?: string;
}

/** A store that another process fills if it is empty. */
export interface Filling {
  /** Settles when the first edition is there, or nothing has to be filled. */
  readonly first: Promise<void>;
  /** Fills the other editions: called when the server answers. Settles when all are there. */
  readonly finish: () => Promise<void>;
}

const name = import.meta.url.endsWith('.ts') ? './fillProcess.ts' : './fillProcess.js';

/** Starts filling a store; prints a line for each edition. Both promises reject with the sentence of what went wrong. */
export function startFilling(location: string, print: (line: string) => void): Filling {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), [location]);
  let fault: string | undefined;
  child.on('message', (message: FillMessage) => {
    fault = message.fault;
    if (message.line !== undefined) print(message.line);
  });
  const all = once(child, 'exit').then(([code]) => {
    if (fault !== undefined || code !== 0)
      throw new Error(fault ?? 'the process that fills the data folder was killed');
  });
  const filled = new Promise<void>((resolve) => {
    child.on('message', (message: FillMessage) => message.line !== undefined && resolve());
  });
  const finish = (): Promise<void> => {
    if (child.connected) child.send('serving');
    return all;
  };
  return { first: Promise.race([filled, all]), finish };
}
