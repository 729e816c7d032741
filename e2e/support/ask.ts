import { submitQuery } from '@trellis/contract';
import { clientOf } from './clientOf.ts';

/** Runs a query as a script would, and returns its request id. */
export async function ask(
  origin: string,
  query: string,
  more: Readonly<Record<string, Blob | string>> = {},
): Promise<string> {
  const form = new FormData();
  form.set('query', query);
  for (const [name, value] of Object.entries(more)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, `${name}.txt`);
  }
  return (await clientOf(origin).call(submitQuery, { query: { result: 0 }, body: form })).requestId;
}
