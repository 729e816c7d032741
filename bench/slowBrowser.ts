import { readdirSync, readFileSync } from 'node:fs';

/** Length of a turn in ms: in each, the processes run for a share of it. */
const turnMs = 20;

/** Number of signals after which the list of processes is read again. */
const refreshTurns = 20;

/** The processes below one, by the parents that Linux names. */
function below(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        return [[Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])] as const];
      } catch {
        return [];
      }
    });
  const found = [pid];
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return found.slice(1);
}

/**
 * Slows down the processes below one, with all their threads: workers too, which the throttling of a page's CPU by DevTools does not reach.
 * Returns what ends it.
 */
export function slowDown(pid: number, times: number): () => void {
  let [known, turn]: [number[], number] = [below(pid), 0];
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    if (turn++ % refreshTurns === 0) known = below(pid);
    for (const one of known)
      try {
        process.kill(one, name);
      } catch {
        // It has ended.
      }
  };
  let timer: NodeJS.Timeout;
  const run = () => {
    signal('SIGCONT');
    timer = setTimeout(stop, turnMs / times);
  };
  const stop = () => {
    signal('SIGSTOP');
    timer = setTimeout(run, turnMs - turnMs / times);
  };
  if (times > 1) stop();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
