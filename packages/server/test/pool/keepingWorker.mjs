/** Functions of a thread: one that keeps it until it may end, and one that answers at once. */
export function keep(cells) {
  Atomics.wait(cells, 0, 0);
  return 'kept';
}

export const prepareNamed = (name) => `${name} is ready`;
