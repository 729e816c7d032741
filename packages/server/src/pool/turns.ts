import { FairQueue } from './fairQueue.ts';

interface Waiting {
  start(): void;
}

/** Lets a limited number of actions run at a time; the others wait, those of different addresses in turn. */
export class Turns {
  private readonly waiting = new FairQueue<Waiting>();
  private readonly width: number;
  private free: number;

  constructor(width: number) {
    this.width = width;
    this.free = width;
  }

  /** Number of actions that wait. */
  get waitingCount(): number {
    return this.waiting.size;
  }

  /** Whether no action runs or waits. */
  get isIdle(): boolean {
    return this.free === this.width;
  }

  /** Runs an action when it is its turn. */
  async run<T>(address: string, action: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((start) => this.waiting.push(address, { start }));
    try {
      return await action();
    } finally {
      const next = this.waiting.shift();
      if (next) next.item.start();
      else this.free++;
    }
  }
}
