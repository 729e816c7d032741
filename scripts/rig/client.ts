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
export function call(
  address: string,
  fields?: Readonly<Record<string, string>>,
  further: Readonly<Record<string, string>> = {},
): Promise<CallResult> {
  const start = performance.now();
  const body = fields && new URLSearchParams(fields).toString();
  const headers = {
    ...further,
    ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let retryAfter: number | undefined;
    const end = (status: number, reason?: string) =>
      resolve({ status, ms: performance.now() - start, body: Buffer.concat(parts), retryAfter, reason });
    const sent = request(address, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
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
