/** Lets a limited number of callers run at a time; the others wait in order of arrival. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(width: number) {
    this.free = width;
  }

  /** Runs an action when it is its turn. */
  async run<T>(action: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await action();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}
