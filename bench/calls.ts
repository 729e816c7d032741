/** Answers are asked for uncompressed, as scripts do: unpacking would be measured with the rest. */
const headers = { 'Accept-Encoding': 'identity' };

/** An answer that was read to its end and thrown away. */
export interface Answer {
  readonly ms: number;
  readonly bytes: number;
}

/** GETs an address and reads the answer as it comes. */
export async function get(address: string): Promise<Answer> {
  const start = performance.now();
  return drain(await fetch(address, { headers }), start);
}

/** Posts a query with the full answer. */
export async function postFull(url: string, query: string): Promise<Answer> {
  const start = performance.now();
  return drain(await fetch(`${url}/api/`, { method: 'POST', headers, body: formOf(query) }), start);
}

/**
 * Posts a query without the table; returns the new request's id and the time it took. Fields are those of the form, `files` its
 * uploaded inputs.
 */
export async function postBrief(
  url: string,
  query: string | Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<{ ms: number; id: string }> {
  const start = performance.now();
  const response = await fetch(`${url}/api/?result=0`, { method: 'POST', headers, body: formOf(query, files) });
  const { request_id: id } = (await response.json()) as { request_id: string };
  return { ms: performance.now() - start, id };
}

function formOf(
  query: string | Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  const fields = typeof query === 'string' ? { query } : query;
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [field, text] of Object.entries(files)) form.append(field, new Blob([text]), `${field}.txt`);
  return form;
}

async function drain(response: Response, start: number): Promise<Answer> {
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) bytes += part.value.length;
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return { ms: performance.now() - start, bytes };
}
