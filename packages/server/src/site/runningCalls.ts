/** The calls that are being answered: what is done ahead gives way to them. */
export class RunningCalls {
  private count = 0;
  private waiting: (() => void)[] = [];

  async during<T>(answer: () => Promise<T>): Promise<T> {
    this.count++;
    try {
      return await answer();
    } finally {
      this.count--;
      if (this.count === 0) for (const resume of this.waiting.splice(0)) resume();
    }
  }

  /** Does steps one after the other, each when no call is being answered and none has come. Ends with the first that fails. */
  async doBetween(steps: Iterable<() => unknown>): Promise<void> {
    for (const step of steps) {
      await this.none();
      await step();
    }
  }

  private async none(): Promise<void> {
    do {
      // Calls that have come meanwhile are taken first.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.count > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    } while (this.count > 0);
  }
}
