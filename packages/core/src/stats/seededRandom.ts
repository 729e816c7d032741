/** Random numbers that depend only on the seed, on every machine. */
export interface SeededRandom {
  /** An integer from 0 to n - 1, all exactly equally probable; n up to 2^21. */
  below(n: number): number;
  /** A number from 0 (inclusive) to 1 (exclusive), in steps of 2^-32. */
  next(): number;
  /** Fills an array with random bits: about ten times as fast as single numbers. */
  fill(words: Uint32Array): void;
}

/**
 * A random number generator: sfc32 (C. Doty-Humphrey, PractRand), its state hashed from a seed of any length. Integers by
 * multiplication and rejection (D. Lemire, 2019, "Fast random integer generation in an interval").
 */
export function seededRandom(seed: string): SeededRandom {
  const fill = sfc32(hashText(seed));
  const word = new Uint32Array(1);
  const next32 = () => {
    fill(word);
    return word[0];
  };
  return {
    next: () => next32() / 2 ** 32,
    fill,
    below(n) {
      for (;;) {
        const product = next32() * n;
        const whole = Math.floor(product / 2 ** 32);
        const rest = product - whole * 2 ** 32;
        if (rest >= n || rest >= 2 ** 32 % n) return whole;
      }
    },
  };
}

/** Small fast chaotic generator: 96 bits of state and a counter. */
function sfc32(state: readonly [number, number, number]): (words: Uint32Array) => void {
  let [a, b, c] = state;
  let counter = 1;
  const fill = (words: Uint32Array) => {
    // Local copies: captured variables are slow in a loop.
    let [x, y, z, count] = [a, b, c, counter];
    for (let i = 0; i < words.length; i++) {
      const sum = (x + y + count) | 0;
      count = (count + 1) | 0;
      x = y ^ (y >>> 9);
      y = (z + (z << 3)) | 0;
      z = (((z << 21) | (z >>> 11)) + sum) | 0;
      words[i] = sum;
    }
    [a, b, c, counter] = [x, y, z, count];
  };
  fill(new Uint32Array(15));
  return fill;
}

/** Three words from a text: FNV-1a (Fowler, Noll, Vo) with three seeds, mixed by MurmurHash3's finalizer (A. Appleby). */
function hashText(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    for (let w = 0; w < 3; w++) words[w] = Math.imul(words[w] ^ code, 0x01000193);
  }
  return [mix(words[0]), mix(words[1]), mix(words[2])];
}

function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
