import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of seeded random numbers, from sums, products and quotients only, so it is the same on every engine. */
export interface DemoRandom {
  /** A number greater than 0 and less than 1. */
  uniform(): number;
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True with a probability. */
  chance(probability: number): boolean;
  /** One of the items, all equally likely. */
  pick<T>(items: readonly T[]): T;
  /** The items in random order, as a new array. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * The stream of one topic. Each part of the demo data has its own topic, so that a change to one part does not affect the
 * others.
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
