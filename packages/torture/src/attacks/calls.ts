import type { Sender } from './attack.ts';

const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });

/** Makes a call from the address of a sender, reads the whole answer, and returns its status. */
export async function call({ url, address, signal }: Sender, path: string, init: RequestInit = {}): Promise<number> {
  const answer = await fetch(url + path, { signal, ...init, headers: { ...from(address), ...init.headers } });
  await answer.arrayBuffer();
  return answer.status;
}

/** A call that reads a path. */
export const get =
  (path: (sender: Sender) => string, headers: Record<string, string> = {}) =>
  (sender: Sender): Promise<number> =>
    call(sender, path(sender), { headers });

export const post = (sender: Sender, path: string, body: unknown, type = 'application/json'): Promise<number> =>
  call(sender, path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Submits a query with files. */
export function submit(
  sender: Sender,
  fields: Record<string, string>,
  files: Record<string, string | Blob> = {},
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of Object.entries(files))
    form.append(name, typeof content === 'string' ? new Blob([content]) : content, `${name}.txt`);
  return call(sender, '/api/?result=0', { method: 'POST', body: form });
}

/** Submits a query, and returns the id of its result. */
export async function ask({ url, address, signal }: Sender, query: string): Promise<string> {
  const body = new URLSearchParams({ query });
  const answer = await fetch(`${url}/api/?result=0`, { method: 'POST', headers: from(address), body, signal });
  return idOf(answer);
}

/** Id of the result that an answer describes. Throws the status of one that is refused. */
export async function idOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { readonly request_id: string }).request_id;
}

/** A query for all TFs that no user has asked before. */
export const newQuery = (n: number): string => `all_tfs[pvalue < 0.${1_000_000 + n}]`;
