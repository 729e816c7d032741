import type { Sender } from './attack.ts';

/** Makes something once for each server that is attacked. */
export function oncePerServer<T>(make: (sender: Sender) => Promise<T>): (sender: Sender) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (sender) => {
    const one = made.get(sender.url) ?? make(sender);
    made.set(sender.url, one);
    return one;
  };
}
