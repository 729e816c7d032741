/** Keeps the values that were used last; the one not used for longest leaves first. */
export class Recent<T> {
  private readonly values = new Map<string, T>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** The value of that key, made when it is not there. */
  get(key: string, make: () => T): T {
    const value = this.values.get(key) ?? make();
    this.values.delete(key);
    this.values.set(key, value);
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.limit) break;
      this.values.delete(oldest);
    }
    return value;
  }

  forget(key: string): void {
    this.values.delete(key);
  }

  /** Forgets every value of which `isOld` is true. */
  forgetWhere(isOld: (value: T) => boolean): void {
    for (const [key, value] of this.values) if (isOld(value)) this.values.delete(key);
  }
}
