import type { QuestionTask, ViewTask } from '@trellis/engine';
import { openComputations } from './computations.ts';
import { openInProcess } from '../pool/inProcess.ts';
import { startPool, type PoolOptions, type ThreadPool } from '../pool/pool.ts';
import type { StoreSource } from './storeReader.ts';
import { workerUrl } from './workerUrl.ts';

/**
 * Where views are computed: in `threads`, so that no caller waits for another; or in this `process` for a single caller, which
 * starts no thread: only `quick` tasks, so that progress is shown and Ctrl-C works during the others, or `all`.
 */
export type Computing = 'threads' | 'quick in process' | 'all in process';

/** Limits of a pool; see `PoolOptions`. */
type Limits = Pick<PoolOptions, 'queue' | 'queueSeconds' | 'answerSeconds' | 'costs'> & {
  /** Threads for long tasks; 0 for the default. */
  readonly threads: number;
};

interface PoolSettings {
  readonly computing: Computing;
  readonly source: StoreSource;
  /** Name of the channel on which the server says which data sets it holds. */
  readonly channel: string;
}

/** Opens what computes the views of the data sets of a store. */
export function openPool(
  { threads, queue, queueSeconds, answerSeconds, costs }: Limits,
  { computing, source, channel }: PoolSettings,
): ThreadPool<ViewTask | QuestionTask> {
  const isForOneCaller = computing !== 'threads';
  const start = () =>
    startPool<ViewTask | QuestionTask>({
      worker: workerUrl,
      workerData: { ...source, channel },
      threads: threads || undefined,
      ...{ isForOneCaller, queue, queueSeconds, answerSeconds, costs },
    });
  if (computing === 'threads') return start();
  const { answer, ...calls } = openComputations(source, channel);
  return openInProcess({ answer, calls }, computing === 'quick in process' ? start : undefined);
}
