/**
 * Runs an action on all values, at most `jobs` at once, in their order. After an error no further one begins; it is thrown
 * when those under way have ended.
 */
export async function inParallel<T>(
  values: readonly T[],
  jobs: number,
  action: (value: T) => Promise<void>,
): Promise<void> {
  const queue = values.values();
  let failure: { readonly error: unknown } | undefined;
  const worker = async (): Promise<void> => {
    for (const value of queue) {
      if (failure) return;
      try {
        await action(value);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  if (failure) throw failure.error;
}
