import { call, type CallResult } from '../../scripts/rig/client.ts';

/** Makes calls of one address, below `/api/`. */
export type Calling = (path: string, fields?: Readonly<Record<string, string>>) => Promise<CallResult>;

/** The address is that of `X-Forwarded-For`, which a server believes of proxies on its machine. */
export const callsOf =
  (url: string, address: string): Calling =>
  (path, fields) =>
    call(`${url}/api/${path}`, fields, { 'X-Forwarded-For': address });

export const idOf = ({ body }: CallResult): string =>
  (JSON.parse(body.toString()) as { readonly request_id: string }).request_id;

/** A query of everything and the first window of its table. Each is a new request, so that no cached answer is measured. */
export async function askHeavy(ask: Calling): Promise<CallResult> {
  const asked = await ask('?result=0', { query: 'all_tfs' });
  if (asked.status !== 200) return asked;
  const window = await ask(`table/${idOf(asked)}/?row=0&rows=60&column=0&columns=24`);
  return { ...window, ms: asked.ms + window.ms };
}
