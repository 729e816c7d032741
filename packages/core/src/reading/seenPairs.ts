import { PagedPairs } from './pagedPairs.ts';

/** Words of 32 bits of the table of all pairs at most: 32 MB. */
const maxWords = 1 << 23;

/**
 * Pairs of small numbers that were seen, one bit each in a table of all pairs, with a row for each first number in the order of their
 * appearance: a search in a hash table takes three times as long. What would make the table too large is kept in pages of it.
 */
export class SeenPairs {
  /** For each first number its row plus 1; 0 without one. */
  private rows = new Int32Array(1024);
  private rowCount = 0;
  private height = 16;
  /** Words of a row. */
  private width = 32;
  private bits = new Uint32Array(this.height * this.width);
  private readonly beyond = new PagedPairs();

  /** Whether a pair is new; it is not any more. */
  add(first: number, second: number): boolean {
    const row = this.rowOf(first);
    const word = second >>> 5;
    if ((row >= this.height || word >= this.width) && !this.grow(row, word)) return this.beyond.add(first, second);
    const at = row * this.width + word;
    const before = this.bits[at];
    this.bits[at] = before | (1 << (second & 31));
    return this.bits[at] !== before;
  }

  private rowOf(first: number): number {
    if (first >= this.rows.length) {
      const more = new Int32Array(powerAbove(first));
      more.set(this.rows);
      this.rows = more;
    }
    if (this.rows[first] === 0) this.rows[first] = ++this.rowCount;
    return this.rows[first] - 1;
  }

  /** Makes room for a row and a word; whether there is some. A pair that found none finds none later. */
  private grow(row: number, word: number): boolean {
    const height = Math.max(this.height, powerAbove(row));
    const width = Math.max(this.width, powerAbove(word));
    if (height * width > maxWords) return false;
    const bits = new Uint32Array(height * width);
    for (let i = 0; i < Math.min(this.height, this.rowCount); i++)
      bits.set(this.bits.subarray(i * this.width, (i + 1) * this.width), i * width);
    [this.height, this.width, this.bits] = [height, width, bits];
    return true;
  }
}

/** The smallest power of two above a number. */
const powerAbove = (value: number): number => 2 ** (32 - Math.clz32(value));
