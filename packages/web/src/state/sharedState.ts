import { onPageLoad } from '../memory/pageMemory.ts';
import { parseStored, reportStorage, writeIntervalMs, writeStored } from './storage.ts';

/** An update of a shared state: computes the next state from the last one, whichever tab has made it. */
export type StateUpdate<T> = (state: T) => T;

interface Options<T> {
  readonly name: string;
  /** Version of the shape. An entry of another version is ignored, and overwritten by the next change. */
  readonly version: number;
  /** Name of the state in messages, e.g. "the saved lists". */
  readonly label: string;
  readonly empty: T;
  /** Example of a valid state (see `isLike`), when `empty` does not show it; any other entry is ignored. */
  readonly example?: T;
  /** Called with each new state, whether this tab or another one has changed it. */
  readonly show: (state: T) => void;
}

const local = () => localStorage;

/** For so many milliseconds after a tab has written no other one does: a browser tells its other processes of a value with a delay. */
const quietMs = 300;

/**
 * A state that all tabs of the browser share. A change is shown at once and stored within a second, by one tab after another. It
 * is applied to the state that is stored by then, so that changes of other tabs are not lost. Updates that cannot be stored wait
 * for the next try, and `useStorageFailures` names the state.
 */
export class SharedState<T> {
  private updates: readonly StateUpdate<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: { readonly text: string | null; readonly state: T };
  private readonly options: Options<T>;

  constructor(options: Options<T>) {
    this.options = options;
    this.last = { text: null, state: options.empty };
    onPageLoad(() => this.forget());
    if (typeof window === 'undefined') return;
    window.addEventListener('pagehide', () => this.flush());
    window.addEventListener('storage', ({ key }) => {
      if (key === options.name || key === null) options.show(this.state);
    });
  }

  /** The stored state, with the updates that are not stored yet. */
  get state(): T {
    return this.updates.reduce((state, update) => update(state), this.stored());
  }

  change(update: StateUpdate<T>): void {
    this.updates = [...this.updates, update];
    this.options.show(this.state);
    this.timer ??= setTimeout(() => this.flushInTurn(), writeIntervalMs);
  }

  /** Shows what is stored; updates that are not are lost. */
  private forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.updates = [];
    this.options.show(this.state);
  }

  /** Stores the updates while no other tab does. Pages without encryption have no locks: there two tabs can write at once. */
  private flushInTurn(): void {
    const locks = typeof window === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
    if (!locks) return this.flush();
    locks
      .request(this.options.name, async () => {
        this.flush();
        await new Promise((done) => setTimeout(done, quietMs));
      })
      .catch(() => this.flush());
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.updates.length) return;
    const { name, version, label } = this.options;
    const { state } = this;
    const isStored = writeStored(local, name, { state, version });
    if (isStored) this.updates = [];
    reportStorage(label, isStored);
  }

  private stored(): T {
    const text = this.readText();
    if (text !== this.last.text) {
      const { version, empty, example = empty } = this.options;
      const stored = parseStored(text, example);
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
