/** The lines of an answer, each as soon as it is complete; empty ones are left out. */
export async function* readLines({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line);
    }
    if (rest) yield rest;
  } finally {
    await reader.cancel();
  }
}
