interface Asked {
  readonly request_id: string;
}

/** Runs a query as a script would, and returns its request id. Node resolves no names under localhost, so the edition is said. */
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
  const { hostname, port } = new URL(origin);
  const edition = hostname === 'localhost' ? 'development' : hostname.split('.')[0];
  const address = `http://127.0.0.1:${port}/api/?result=0&edition=${edition}`;
  const response = await fetch(address, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as Asked).request_id;
}
