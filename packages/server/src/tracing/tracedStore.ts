import type { Store } from '@trellis/store';
import { inSpan } from './spans.ts';

/** The same store, with a span for each call that it answers later. */
export const tracedStore = (store: Store): Store => ({
  datasets: traced(store.datasets, 'data sets'),
  requests: traced(store.requests, 'requests'),
  ping: () => store.ping(),
  close: () => store.close(),
});

function traced<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key, object);
      if (typeof value !== 'function') return value;
      return (...words: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, object, words);
        return answer instanceof Promise ? inSpan(`store: ${name}, ${String(key)}`, () => answer) : answer;
      };
    },
  });
}
