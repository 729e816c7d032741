import { MessageChannel } from 'node:worker_threads';
import type { Readable } from 'node:stream';
import { TrellisError } from '@trellis/core';
import { Evaluations } from './evaluations.ts';
import { inTime } from './inTime.ts';
import { AnswerTimeout, AnswerTooLarge, ClientGone, ServerBusy } from './refusals.ts';
import { inSpan, traceTask } from '../tracing/spans.ts';
import type { Caller } from './client.ts';
import { LongTaskScheduler, queueShares } from './scheduler.ts';
import { streamFrom } from './streaming.ts';
import { stateCells, type Task, type TaskMessage, type TaskOutcome } from './task.ts';
import { marked } from './threadQueue.ts';
import { preparingIdleMs, startThreads, type ThreadOptions, type Threads } from './threads.ts';

/** Worker threads, which share the memory of the data sets. `Data` is the payload of a task. */
export interface ThreadPool<Data> {
  /**
   * Runs a task and returns its bytes. Throws the task's `TrellisError`, `ServerBusy` when the queue is full, `CallerBusy`
   * when its address asks for too much, `AnswerTimeout`, and `ClientGone` when the signal fires.
   */
  answer(task: Task<Data>): Promise<Buffer>;
  /** Runs a task and returns its bytes as a stream. All errors except a broken stream are thrown before it starts. */
  stream(task: Task<Data>): Promise<Readable>;
  /** Calls an exported function of the worker. It waits in the queue of the long tasks and is never refused. */
  call<T>(name: string, argument: unknown, caller?: Caller): Promise<T>;
  /** Calls an exported function of the worker that prepares a data set for all callers. It waits for no other kind of task. */
  prepare<T>(name: string, argument: unknown): Promise<T>;
  /** Number of threads that answer. */
  readonly threadCount: number;
  /** Number of tasks that wait for a thread, and that run on one. */
  load(): { readonly waiting: number; readonly running: number };
  close(): Promise<void>;
}

/** What the tasks of an address can cost. */
export interface Costs {
  /** Throws `CallerBusy` if a caller has no budget left for a task. */
  check(caller: Caller, isQuick: boolean): void;
  /** Charges the time in ms that a thread has worked for a caller. */
  charge(caller: Caller, spentMs: number): void;
}

export interface PoolOptions extends ThreadOptions {
  /** Maximum time in seconds that a task waits for a thread. */
  readonly queueSeconds: number;
  /** Time limit in seconds within which an answer has to begin. */
  readonly answerSeconds: number;
  /** Without them tasks cost nothing. */
  readonly costs?: Costs;
}

/** Starts the worker threads: some for long tasks, others for quick ones. */
export function startPool<Data>(options: PoolOptions): ThreadPool<Data> {
  const threads = startThreads(options);
  const { queue, queueSeconds: seconds } = options;
  return new Pool(threads, new LongTaskScheduler({ width: threads.longCount, queue, seconds }), options);
}

/** Time after which a running task is charged again. */
const chargeEveryMs = 1000;

class Pool<Data> implements ThreadPool<Data> {
  readonly threadCount: number;
  private readonly threads: Threads;
  private readonly scheduler: LongTaskScheduler;
  private readonly options: PoolOptions;
  private readonly evaluations = new Evaluations();
  /** Whether the threads for long tasks were started ahead. */
  private hasStarted = false;
  /** Number of tasks that wait or run. */
  private open = 0;

  constructor(threads: Threads, scheduler: LongTaskScheduler, options: PoolOptions) {
    this.threads = threads;
    this.threadCount = threads.count;
    this.scheduler = scheduler;
    this.options = options;
  }

  async answer(task: Task<Data>): Promise<Buffer> {
    const message = this.messageOf(task);
    const onAbort = () => cancel(message);
    task.client?.signal.addEventListener('abort', onAbort, { once: true });
    try {
      const outcome = await this.inTime(this.run(task, message), onAbort);
      if (outcome instanceof Uint8Array) return Buffer.from(outcome.buffer, outcome.byteOffset, outcome.byteLength);
      throw new ClientGone();
    } finally {
      task.client?.signal.removeEventListener('abort', onAbort);
    }
  }

  async stream(task: Task<Data>): Promise<Readable> {
    const { port1, port2 } = new MessageChannel();
    const message = { ...this.messageOf(task), port: port2 };
    const stream = streamFrom(port1, () => cancel(message));
    const onAbort = () => stream.destroy();
    task.client?.signal.addEventListener('abort', onAbort, { once: true });
    stream.once('close', () => task.client?.signal.removeEventListener('abort', onAbort));
    // A port that closes before the first chunk gives no reason; the outcome of the task does.
    stream.once('error', () => {});
    const started = new Promise<Readable>((resolve, reject) => {
      port1.once('message', () => resolve(stream));
      task.client?.signal.addEventListener('abort', () => reject(new ClientGone()), { once: true });
    });
    const ended = this.run(task, message).then((outcome) => {
      if (!(outcome instanceof Uint8Array) && outcome.kind === 'canceled') throw new ClientGone();
      return stream;
    });
    try {
      return await this.inTime(Promise.race([started, ended]), onAbort);
    } catch (error) {
      stream.on('error', () => {});
      stream.destroy();
      throw error;
    } finally {
      started.catch(() => {});
      ended.catch(() => {});
    }
  }

  async call<T>(name: string, argument: unknown, caller?: Caller): Promise<T> {
    if (caller) this.options.costs?.check(caller, false);
    const onThread = async (): Promise<T> => {
      const charge = this.chargeWhileItRuns(caller);
      try {
        return await (this.threads.long.run(argument, { name }) as Promise<T>).catch(outOfMemory);
      } finally {
        charge();
      }
    };
    return inSpan(`thread: ${name}`, () => this.scheduler.run(onThread, { share: queueShares.unlimited, caller }));
  }

  async prepare<T>(name: string, argument: unknown): Promise<T> {
    const ran = this.threads.preparing.run(argument, { name }) as Promise<T>;
    return inSpan(`thread: ${name}`, () => ran.catch(outOfMemory).finally(() => this.startLong()));
  }

  /** Starts the threads for long tasks ahead of the first question, which can be asked now: when the thread that prepares is gone. */
  private startLong(): void {
    const { long, longCount, preparing } = this.threads;
    if (this.hasStarted || long === preparing) return;
    this.hasStarted = true;
    setTimeout(() => {
      for (let i = 0; i < longCount; i++) long.run(undefined, { name: 'start' }).catch(() => {});
    }, 2 * preparingIdleMs).unref();
  }

  load(): { readonly waiting: number; readonly running: number } {
    const waiting = this.threads.quick.queueSize + this.scheduler.waiting;
    return { waiting, running: this.open - waiting };
  }

  async close(): Promise<void> {
    const { quick, long, preparing } = this.threads;
    await Promise.all([quick, long, preparing].map((threads) => threads.destroy()));
  }

  private messageOf({ data }: Task<Data>): TaskMessage<Data> {
    return { data, state: new SharedArrayBuffer(8), deadline: Date.now() + 1000 * this.options.queueSeconds };
  }

  private run(task: Task<Data>, message: TaskMessage<Data>): Promise<TaskOutcome> {
    const { pace, request, client } = task;
    if (pace !== 'evaluation' || request === undefined) return this.runNow(task, message);
    return this.evaluations.run(request, client?.address ?? '', () => this.runNow(task, message));
  }

  private async runNow(
    { name, pace, queueShare, client }: Task<Data>,
    message: TaskMessage<Data>,
  ): Promise<TaskOutcome> {
    const { quick, quickQueue, long } = this.threads;
    const isQuick = pace === 'quick' || (pace === 'evaluation' && !this.hasEvaluated());
    if (isQuick) quickQueue.admit(client, this.options.queue);
    if (client) this.options.costs?.check(client, pace !== 'long');
    const mark = marked({ address: client?.address ?? '', isEvaluation: pace === 'evaluation' });
    const transferList = message.port ? [message.port] : [];
    let charge: (spentMs: number) => void = () => {};
    const onThread = (): Promise<TaskOutcome> => {
      charge = this.chargeWhileItRuns(client);
      const options = { name: 'answer', transferList };
      const ran = isQuick ? quick.run({ ...message, ...mark }, options) : long.run(message, options);
      return (ran as Promise<TaskOutcome>).catch(outOfMemory);
    };
    let stopped: Error | undefined;
    const stop = (reason: Error) => {
      stopped = reason;
      cancel(message);
    };
    const requested = Date.now();
    this.open++;
    try {
      const outcome = await (isQuick
        ? onThread()
        : this.scheduler.run(onThread, { share: queueShare, caller: client, stop, isShort: pace === 'evaluation' }));
      if (stopped && !(outcome instanceof Uint8Array) && outcome.kind === 'canceled') throw stopped;
      if (outcome instanceof Uint8Array) return outcome;
      if (outcome.kind === 'late') throw new ServerBusy();
      if (outcome.kind === 'error') {
        const { code, message: sentence, place, suggestions } = outcome;
        throw new TrellisError(code, sentence, place, suggestions);
      }
      return outcome;
    } finally {
      this.open--;
      const [ended, worked] = [Date.now(), spentMs(message)];
      charge(worked);
      traceTask(name, { requested, began: Math.max(requested, ended - worked), ended });
    }
  }

  /** Whether a thread for long tasks, which evaluate new queries, has nothing to do: it need not evaluate them once more. */
  private hasEvaluated(): boolean {
    return this.threads.long.threads.length > 0 && this.scheduler.isIdle;
  }

  /**
   * Charges a task to its caller every second, so that its next ones are refused while it runs. Returns a function that ends it and
   * charges the rest of the time that was spent, by default until now.
   */
  private chargeWhileItRuns(caller: Caller | undefined): (spentMs?: number) => void {
    const { costs } = this.options;
    if (!caller || !costs) return () => {};
    const start = performance.now();
    let chargedMs = 0;
    const timer = setInterval(() => {
      costs.charge(caller, chargeEveryMs);
      chargedMs += chargeEveryMs;
    }, chargeEveryMs).unref();
    return (spentMs = performance.now() - start) => {
      clearInterval(timer);
      costs.charge(caller, spentMs - chargedMs);
      chargedMs = spentMs;
    };
  }

  /** Rejects with `AnswerTimeout` after the time limit, and calls `giveUp` first. */
  private inTime<T>(action: Promise<T>, giveUp: () => void): Promise<T> {
    const { answerSeconds } = this.options;
    return inTime(action, 1000 * answerSeconds, () => {
      giveUp();
      return new AnswerTimeout(answerSeconds);
    });
  }
}

/** Throws the reason why a task has ended. A thread without memory left has ended with it; another one is started. */
function outOfMemory(reason: unknown): never {
  const code = reason instanceof Error && 'code' in reason ? reason.code : undefined;
  throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AnswerTooLarge() : reason;
}

const cancel = ({ state }: TaskMessage<unknown>): void =>
  void Atomics.store(new Int32Array(state), stateCells.canceled, 1);

const spentMs = ({ state }: TaskMessage<unknown>): number => Atomics.load(new Int32Array(state), stateCells.spentMs);
