import { secretHeader } from '@trellis/contract';
import { receive, type Names, type Received } from '../client.ts';
import { formOf, withOwnAnalysis, type SubmittedForm } from '../forms.ts';
import type { AcknowledgedRequest, Journal } from '../journal.ts';

/** What users do while the server dies. */
const writerNames = ['requests', 'revisions', 'feedback', 'deletion'] as const;
export type WriterName = (typeof writerNames)[number];

/** Users at work on a server, and what they write down. */
export interface Work {
  readonly url: string;
  readonly names: Names;
  readonly journal: Journal;
  /** Receives sentences about answers that a server must not give. */
  readonly faults: string[];
}

/** The end of a writer: when it made the call that had no answer (`performance.now()`), and how many had one. */
export interface Interrupted {
  readonly askedAt: number;
  readonly acknowledged: number;
}

/** Requests that a moment begins with: one to revise, others to delete. */
export interface Prepared {
  readonly revised: AcknowledgedRequest;
  readonly deleted: readonly AcknowledgedRequest[];
}

/** Requests that are there to be deleted at a moment. */
const deletable = 6;

/** Stores the requests of a moment. Throws if the server refuses. */
export async function prepare(work: Work): Promise<Prepared> {
  const made: AcknowledgedRequest[] = [];
  while (made.length <= deletable) {
    const one = await submit(work, withOwnAnalysis);
    if (!one) throw new Error(`the server does not store requests: ${work.faults.join('; ')}`);
    made.push(one);
  }
  return { revised: made[0], deleted: made.slice(1) };
}

/** Lets all users write, each call after the answer of the one before, until the server is gone. */
export async function writeUntilGone(
  work: Work,
  { revised, deleted }: Prepared,
): Promise<ReadonlyMap<WriterName, Interrupted>> {
  const left = [...deleted];
  const callOnce: Readonly<Record<WriterName, () => Promise<boolean>>> = {
    requests: async () => (await submit(work, formOf)) !== undefined,
    revisions: () => revise(work, revised),
    feedback: () => sendFeedback(work),
    deletion: async () => {
      const next = left.pop() ?? (await submit(work, withOwnAnalysis));
      return next !== undefined && (await remove(work, next));
    },
  };
  const write = async (name: WriterName): Promise<readonly [WriterName, Interrupted]> => {
    for (let acknowledged = 0; ; acknowledged++) {
      const askedAt = performance.now();
      if (!(await callOnce[name]())) return [name, { askedAt, acknowledged }];
    }
  };
  return new Map(await Promise.all(writerNames.map(write)));
}

let stored = 0;

/** Stores a request. Returns undefined without an answer, and after a refusal, which is a fault. */
export async function submit(work: Work, makeForm: typeof formOf): Promise<AcknowledgedRequest | undefined> {
  const { url, names, journal } = work;
  const mark = journal.newMark();
  const { path, body, pathOf, ownFile }: SubmittedForm = makeForm(mark, names, stored++);
  journal.write({ kind: 'asked-request', mark });
  const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
  const answer = expected(work, await receive(`${url}${path}`, { method: 'POST', body, headers }), 200, 'POST');
  if (!answer) return undefined;
  const said = JSON.parse(answer.bytes.toString()) as { readonly request_id?: string; readonly id?: string };
  const id = said.request_id ?? said.id ?? '';
  const secret = answer.headers.get(secretHeader) ?? '';
  const request = { id, secret, answer: answer.bytes, path: pathOf(id), mark, ownFile };
  journal.write({ kind: 'request', request });
  return request;
}

/** Renames the analyses of a request; every revision has other names. */
export async function revise(work: Work, { id, answer }: AcknowledgedRequest): Promise<boolean> {
  const { url, journal } = work;
  const { analysis_ids: keys } = JSON.parse(answer.toString()) as { readonly analysis_ids: [unknown, object][] };
  const name = journal.newMark();
  const body = JSON.stringify(keys.map(([key]) => [key, { name, show: true }]));
  const headers = { 'Content-Type': 'application/json' };
  const received = await receive(`${url}/api/ids/${id}/?revision=0`, { method: 'POST', body, headers });
  const revised = expected(work, received, 201, `revision of ${id}`);
  if (!revised) return false;
  const number = Number(revised.headers.get('X-Revision'));
  journal.write({ kind: 'revision', id, number, answer: revised.bytes });
  return true;
}

export async function sendFeedback(work: Work): Promise<boolean> {
  const { url, journal } = work;
  const mark = journal.newMark();
  journal.write({ kind: 'asked-feedback', mark });
  const body = new URLSearchParams({ name: 'Ann', feedback: mark });
  const received = await receive(`${url}/api/feedback/`, { method: 'POST', body });
  if (!expected(work, received, 201, 'feedback')) return false;
  journal.write({ kind: 'feedback', mark });
  return true;
}

export async function remove(work: Work, { id, secret }: AcknowledgedRequest): Promise<boolean> {
  const { url, journal } = work;
  journal.write({ kind: 'asked-deletion', id });
  const received = await receive(`${url}/api/${id}/`, { method: 'DELETE', headers: { [secretHeader]: secret } });
  if (!expected(work, received, 204, `deletion of ${id}`)) return false;
  journal.write({ kind: 'deletion', id });
  return true;
}

/** The answer if it has this status; any other one is a fault. */
function expected(
  { faults }: Work,
  answer: Received | undefined,
  status: number,
  what: string,
): Received | undefined {
  if (answer && answer.status !== status) faults.push(`${what} answered ${answer.status}: ${textOf(answer)}`);
  return answer?.status === status ? answer : undefined;
}

const textOf = ({ bytes }: Received): string => bytes.toString().slice(0, 200);
