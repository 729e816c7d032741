/** Answers that this process keeps, bounded in bytes; the one not used for longest leaves first. */
export class MemoryCache {
  private readonly values = new Map<string, Buffer>();
  private readonly limit: number;
  private bytes = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string): Buffer | undefined {
    const value = this.values.get(key);
    if (!value) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  put(key: string, value: Buffer): void {
    if (value.length > this.limit / 4) return;
    this.bytes += value.length - (this.values.get(key)?.length ?? 0);
    this.values.delete(key);
    this.values.set(key, value);
    for (const [oldest, { length }] of this.values) {
      if (this.bytes <= this.limit) break;
      this.values.delete(oldest);
      this.bytes -= length;
    }
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.bytes;
  }
}
