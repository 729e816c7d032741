interface Limits<V> {
  /** Number of values. */
  readonly max: number;
  /** Their size together, as `sizeOf` measures it. */
  readonly maxSize?: number;
  readonly sizeOf?: (value: V) => number;
  /** Whether the newest value is kept, alone, if it is larger than `maxSize`. */
  readonly keepsNewest?: boolean;
}

/** Keeps the values that were used last, in a map in the order of use. */
export class LastUsed<V> {
  private readonly limits: Limits<V>;
  /** The value that was used last comes last. */
  private readonly kept = new Map<string, { readonly value: V; readonly size: number }>();
  private size = 0;

  constructor(limits: Limits<V>) {
    this.limits = limits;
  }

  get(key: string): V | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  /** The value of a key, which does not count as a use. */
  peek(key: string): V | undefined {
    return this.kept.get(key)?.value;
  }

  /** Keeps a value and drops those that were used longest ago; one that is larger than all room is kept with `keepsNewest` alone. */
  set(key: string, value: V): void {
    this.delete(key);
    const { max, maxSize = Infinity, sizeOf = () => 0, keepsNewest = false } = this.limits;
    const size = sizeOf(value);
    if (size > maxSize && !keepsNewest) return;
    this.kept.set(key, { value, size });
    this.size += size;
    for (const oldest of this.kept.keys()) {
      if (oldest === key || (this.kept.size <= max && this.size <= maxSize)) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.size -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }

  /** The keys, that which was used longest ago first. */
  keys(): readonly string[] {
    return [...this.kept.keys()];
  }

  clear(): void {
    this.kept.clear();
    this.size = 0;
  }

  /** Drops the values that a condition holds for. */
  dropWhere(isGone: (value: V) => boolean): void {
    for (const [key, { value }] of [...this.kept]) if (isGone(value)) this.delete(key);
  }
}
