/** Something that runs, and how to find it among the running ones. */
interface Running<T> {
  readonly value: T;
  readonly promise: Promise<Running<T>>;
}

/**
 * Yields the results of tasks as they come, at most `width` of them running at a time. A reader that is slow holds up the
 * start of the next tasks.
 */
export async function* runTasks<T>(tasks: Iterable<() => Promise<T>>, width: number): AsyncGenerator<T> {
  const iterator = tasks[Symbol.iterator]();
  const running = new Set<Promise<Running<T>>>();
  const start = (): boolean => {
    const { value: task, done } = iterator.next();
    if (done === true) return false;
    const promise: Promise<Running<T>> = task().then((value) => ({ value, promise }));
    promise.catch(() => {});
    running.add(promise);
    return true;
  };
  for (;;) {
    while (running.size < width && start());
    if (running.size === 0) return;
    const { value, promise } = await Promise.race(running);
    running.delete(promise);
    yield value;
  }
}
