import { receive } from './client.ts';
import type { AcknowledgedRequest, Journal } from './journal.ts';

/** Calls at the same time. */
const width = 4;

/** Asks a server for requests that it acknowledged; returns one sentence per answer that is not what it was. */
export async function answerFaults(url: string, journal: Journal, ids: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  const left = [...ids];
  const work = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const request = journal.requests.get(id);
      if (request) found.push(...(await faultsOf(url, journal, request)));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return found;
}

async function faultsOf(url: string, journal: Journal, request: AcknowledgedRequest): Promise<string[]> {
  const deletion = journal.deletionOf(request.id);
  const status = (await receive(`${url}${request.path}`))?.status;
  if (deletion === 'acknowledged')
    return status === 410 ? [] : [`${request.id} was deleted, and is answered with ${status}`];
  if (deletion === 'asked' && status === 410) return [];
  return [
    ...(await answerFault(url, request)),
    ...(await inputFaults(url, request)),
    ...(await revisionFaults(url, journal, request)),
  ];
}

/** Compares the answer, byte by byte; that of a query at its revision 0, since later ones can be there without an answer. */
async function answerFault(url: string, { id, path, answer }: AcknowledgedRequest) {
  const given = await receive(`${url}${path}${isGeneList(path) ? '' : '?revision=0'}`);
  if (given?.status !== 200) return [`${id} was acknowledged, and is answered with ${given?.status}`];
  return given.bytes.equals(answer) ? [] : [`${id} has another answer than when it was stored`];
}

/** Looks for the mark in the inputs, and compares the own file. */
async function inputFaults(url: string, { id, path, mark, ownFile }: AcknowledgedRequest): Promise<string[]> {
  if (ownFile !== undefined) {
    const file = await receive(`${url}/api/own/${id}/0/`);
    return file?.bytes.toString() === ownFile ? [] : [`${id} has lost its own analysis (${file?.status})`];
  }
  const inputs = await receive(`${url}${isGeneList(path) ? path : `/api/inputs/${id}/`}`);
  return inputs?.bytes.includes(mark) ? [] : [`${id} has lost its inputs (${inputs?.status})`];
}

const isGeneList = (path: string): boolean => path.startsWith('/api/gene-lists/');

async function revisionFaults(url: string, { revisions }: Journal, { id }: AcknowledgedRequest): Promise<string[]> {
  const found: string[] = [];
  for (const [number, states] of revisions.get(id) ?? []) {
    const given = await receive(`${url}/api/ids/${id}/?revision=${number}`);
    if (!given?.bytes.equals(states)) found.push(`revision ${number} of ${id} is answered with ${given?.status}`);
  }
  return found;
}
