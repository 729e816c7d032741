import { PairIndices } from './pairIndices.ts';

/** Second numbers in a page, as a power of two, and the words of 32 bits that it takes. */
const [pageBits, pageWords] = [8, 8];

/**
 * Pairs of small numbers that were seen, one bit each in pages of a first number and 256 second ones: most pairs of a network find
 * their page in the cache of the processor, where a table of all pairs would be read from memory.
 */
export class PagedPairs {
  private readonly pages = new PairIndices();
  private count = 0;
  private bits = new Uint32Array(256 * pageWords);

  /** Whether a pair is new; it is not any more. */
  add(first: number, second: number): boolean {
    const known = this.pages.add(first, second >>> pageBits, this.count);
    const page = known < 0 ? this.count++ : known;
    if ((page + 1) * pageWords > this.bits.length) this.grow();
    const word = page * pageWords + ((second >>> 5) & (pageWords - 1));
    const before = this.bits[word];
    this.bits[word] = before | (1 << (second & 31));
    return this.bits[word] !== before;
  }

  private grow(): void {
    const more = new Uint32Array(this.bits.length * 2);
    more.set(this.bits);
    this.bits = more;
  }
}
