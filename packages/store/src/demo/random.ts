import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of seeded random numbers. Only sums, products and quotients are used, so every engine gives the same stream. */
export interface DemoRandom {
  /** A number above 0 and below 1. */
  uniform(): number;
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items, each as likely as the others. */
  pick<T>(items: readonly T[]): T;
  /** The items in random order, as a new array. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * The stream of one topic. Every part of the demo data has a topic of its own, so that a change to one part leaves the
 * others as they were.
 */
export function randomFor(...topic: readonly (string | number)[]): DemoRandom {
  const generator = xoroshiro128plus(hashText(topic.join('/')));
  for (let i = 0; i < 32; i++) generator.next(); // the first numbers still resemble the seed
  const uniform = () => ((generator.next() >>> 0) + 0.5) / 0x100000000;
  const below = (limit: number) => Math.floor(uniform() * limit);
  return {
    uniform,
    below,
    chance: (probability) => uniform() < probability,
    pick: (items) => items[below(items.length)],
    shuffle: (items) => shuffled(items, below),
  };
}

/** FNV-1a over the UTF-16 code units, as a 32-bit integer. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function shuffled<T>(items: readonly T[], below: (limit: number) => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}
