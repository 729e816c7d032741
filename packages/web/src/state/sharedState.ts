import { interval, storedIn, tellKept, writeStored } from './kept.ts';

/** A change of a shared state: a function of what it is, wherever it was changed last. */
export type Step<T> = (state: T) => T;

interface Options<T> {
  readonly name: string;
  /** Version of the shape; what another version has stored is left alone until the next change. */
  readonly version: number;
  /** What is stored, in words, e.g. "the saved lists". */
  readonly says: string;
  readonly empty: T;
  /** What is stored is built like this, or like `empty` when left out; anything else is passed over. See `isLike`. */
  readonly example?: T;
  /** Told of each new state, whether this tab changed it or another one. */
  readonly show: (state: T) => void;
}

const local = () => localStorage;

/**
 * A state that all tabs of the browser share. A change is shown at once and stored at most once a second; it is made
 * again on what is stored then, so that what another tab has changed meanwhile stays. Steps that could not be stored
 * wait for the next try, and `useUnkept` tells of them.
 */
export class SharedState<T> {
  private steps: readonly Step<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: { readonly text: string | null; readonly state: T };
  private readonly options: Options<T>;

  constructor(options: Options<T>) {
    this.options = options;
    this.last = { text: null, state: options.empty };
    if (typeof window === 'undefined') return;
    window.addEventListener('pagehide', () => this.flush());
    window.addEventListener('storage', ({ key }) => {
      if (key === options.name || key === null) options.show(this.state);
    });
  }

  /** What is stored, with the changes that are not stored yet. */
  get state(): T {
    return this.steps.reduce((state, step) => step(state), this.stored());
  }

  change(step: Step<T>): void {
    this.steps = [...this.steps, step];
    this.options.show(this.state);
    this.timer ??= setTimeout(() => this.flush(), interval);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.steps.length) return;
    const { name, version, says } = this.options;
    const { state } = this;
    const kept = writeStored(local, name, { state, version });
    if (kept) this.steps = [];
    tellKept(says, kept);
  }

  private stored(): T {
    const text = this.readText();
    if (text !== this.last.text) {
      const { version, empty, example = empty } = this.options;
      const stored = storedIn(text, example);
      this.last = { text, state: stored?.version === version ? stored.state : empty };
    }
    return this.last.state;
  }

  private readText(): string | null {
    try {
      return localStorage.getItem(this.options.name);
    } catch {
      return null;
    }
  }
}
