import { LastUsed } from '@trellis/engine';

/** What is used of it in the sources of the engine. */
type Used<V> = Pick<LastUsed<V>, 'get' | 'peek' | 'set' | 'delete' | 'keys'>;

interface Options<V> {
  readonly max?: number;
  readonly maxSize?: number;
  readonly sizeCalculation?: (value: V) => number;
}

/** Replaces that of `lru-cache` in the engine of a folder, as `plainTypes.ts` does for `typebox`. */
export class LRUCache<_, V> extends LastUsed<V> implements Used<V> {
  constructor({ max = Infinity, maxSize, sizeCalculation }: Options<V>) {
    super({ max, maxSize, sizeOf: sizeCalculation });
  }
}
