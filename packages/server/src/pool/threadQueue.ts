import { queueOptionsSymbol, type TaskQueue } from 'piscina';
import type { Caller } from './client.ts';
import { FairQueue } from './fairQueue.ts';
import { addressShare, ServerBusy, tooManyWaiting } from './refusals.ts';

/** A task that waits for a thread, as piscina passes it. */
type WaitingTask = Parameters<TaskQueue['push']>[0];

/** Whose task waits, and whether its query has to be evaluated first, which takes longer than most answers. */
interface Mark {
  readonly address: string;
  readonly isEvaluation: boolean;
}

/** Marks a task for the queue. */
export const marked = (mark: Mark) => ({ [queueOptionsSymbol]: { ...mark } });

/** Number of other tasks after which one that evaluates its query gets a turn. */
const turnsBeforeEvaluation = 8;

/**
 * The quick tasks that wait for a thread, those of different addresses in turn. Tasks that evaluate their query come after the
 * others, but for every ninth: many of them would otherwise delay each light call.
 */
export class ThreadQueue implements TaskQueue {
  private readonly evaluations = new FairQueue<WaitingTask>();
  private readonly others = new FairQueue<WaitingTask>();
  /** Turns of the others since the last evaluation. */
  private turns = 0;

  get size(): number {
    return this.evaluations.size + this.others.size;
  }

  /**
   * Throws unless there is a place for one more task of a caller: `CallerBusy` when its address holds its share of `capacity`,
   * `ServerBusy` when all are taken. An address without a waiting task still gets one then, up to twice as many.
   */
  admit(caller: Caller | undefined, capacity: number): void {
    const address = caller?.address ?? '';
    const waiting = this.others.waitingOf(address) + this.evaluations.waitingOf(address);
    if (caller?.isLimited && waiting >= capacity * addressShare) throw tooManyWaiting();
    if (this.size >= capacity && (waiting > 0 || this.size >= 2 * capacity)) throw new ServerBusy();
  }

  push(task: WaitingTask): void {
    const { address, isEvaluation } = markOf(task);
    this.queueOf(isEvaluation).push(address, task);
  }

  unshift(task: WaitingTask): void {
    const { address, isEvaluation } = markOf(task);
    this.queueOf(isEvaluation).unshift(address, task);
  }

  shift(): WaitingTask | null {
    const isEvaluation = this.others.size === 0 || (this.turns >= turnsBeforeEvaluation && this.evaluations.size > 0);
    this.turns = isEvaluation ? 0 : this.turns + 1;
    return this.queueOf(isEvaluation).shift()?.item ?? null;
  }

  remove(task: WaitingTask): void {
    const { address, isEvaluation } = markOf(task);
    this.queueOf(isEvaluation).removeNewest(address, (other) => other === task);
  }

  private queueOf(isEvaluation: boolean): FairQueue<WaitingTask> {
    return isEvaluation ? this.evaluations : this.others;
  }
}

/** The mark of a task; one that the server makes for itself has none. */
function markOf({ [queueOptionsSymbol]: mark }: WaitingTask): Mark {
  if (mark === null || !('address' in mark)) return { address: '', isEvaluation: false };
  return { address: String(mark.address), isEvaluation: 'isEvaluation' in mark && mark.isEvaluation === true };
}
