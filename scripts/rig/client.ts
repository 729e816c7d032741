import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** A response; status 0 if there was none. */
export interface CallResult {
  readonly status: number;
  readonly ms: number;
  readonly body: Buffer;
  /** Why there was no response. */
  readonly reason?: string;
  /** Value of `Retry-After` in seconds. */
  readonly retryAfter?: number;
}

/** Makes one call and reads the whole response. Sends fields as a URL-encoded form, with further headers. */
export async function call(
  address: string,
  fields?: Readonly<Record<string, string>>,
  further: Readonly<Record<string, string>> = {},
): Promise<CallResult> {
  const first = await callOn(agent, address, fields, further);
  // A server may close an idle connection at any time, also while a call is on its way: browsers make such a call again on a new one (RFC 9112, 9.3.1).
  return first.wasClosed ? callOn(false, address, fields, further) : first;
}

/** Makes a call; `wasClosed` says that a connection which had been used before was closed without a byte of an answer. */
function callOn(
  used: Agent | false,
  address: string,
  fields: Readonly<Record<string, string>> | undefined,
  further: Readonly<Record<string, string>>,
): Promise<CallResult & { readonly wasClosed: boolean }> {
  const start = performance.now();
  const body = fields && new URLSearchParams(fields).toString();
  const headers = {
    ...further,
    ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let [retryAfter, isAnswered]: [number | undefined, boolean] = [undefined, false];
    const end = (status: number, reason?: string) => {
      const [ms, wasClosed] = [performance.now() - start, !isAnswered && sent.reusedSocket];
      resolve({ status, ms, body: Buffer.concat(parts), retryAfter, reason, wasClosed });
    };
    const sent = request(address, { agent: used, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      isAnswered = true;
      const after = answer.headers['retry-after'];
      if (after !== undefined) retryAfter = Number(after);
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', (error) => end(0, `${address} breaks off: ${error.message}`));
      answer.once('close', () => end(answer.complete ? (answer.statusCode ?? 0) : 0, `${address} ends too early`));
    });
    sent.once('error', (error) => end(0, `${address} is not answered: ${error.message}`));
    sent.end(body);
  });
}
