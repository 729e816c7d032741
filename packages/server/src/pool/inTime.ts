/** Returns the result of `action`; rejects with the error of `onTimeout` if it takes longer than `timeoutMs`. */
export async function inTime<T>(action: Promise<T>, timeoutMs: number, onTimeout: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), timeoutMs);
  });
  action.catch(() => {});
  try {
    return await Promise.race([action, late]);
  } finally {
    clearTimeout(timer);
  }
}
