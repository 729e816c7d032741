import type { Socket } from 'node:net';
import { learn } from './known.ts';
import { faultsOf, importFaults, rawFaults, type Judged } from './oracle.ts';
import type { Play } from './play.ts';
import { playAt, plays } from './plays.ts';
import { sendCall, sendRaw } from './send.ts';
import { startImporter, type Importer } from './tryImport.ts';

/** A play that ended in a way that it must not. */
export interface FoundFault {
  readonly index: number;
  readonly route: string;
  readonly fault: string;
  /** The start of what was sent. */
  readonly sent: string;
}

/** What an attack found. */
export interface AttackReport {
  readonly faults: readonly FoundFault[];
  /** Number of plays by route and by how they ended, e.g. `GET /api/stats/{id}/` and `400`. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** What to try, and on which server. */
export interface Attack extends Judged {
  readonly url: string;
  /** Edition of the server's host name. */
  readonly edition: string;
  readonly seed: number;
  /** Number of the first play, and how many follow. */
  readonly from: number;
  readonly n: number;
  /** Number of plays at a time. */
  readonly width: number;
  /** Time limit of an answer. */
  readonly limitMs: number;
  /** Is called after each play. */
  readonly onPlay?: (done: number) => void;
}

/** Most connections that are held open at a time. */
const maxOpenSockets = 100;

interface Means extends Attack {
  readonly importer: Importer;
  readonly openSockets: Socket[];
}

/** Plays `n` plays and judges each. */
export async function attack(given: Attack): Promise<AttackReport> {
  const all = plays(await learn(given.url, given.edition));
  const means: Means = { ...given, importer: await startImporter(), openSockets: [] };
  const faults: FoundFault[] = [];
  const counts = new Map<string, Map<string, number>>();
  let [next, done] = [given.from, 0];
  const work = async (): Promise<void> => {
    while (next < given.from + given.n) {
      const index = next++;
      const play = playAt(all, given.seed, index);
      const { outcome, found } = await tryPlay(play, means);
      for (const fault of found) faults.push({ index, route: play.route, fault, sent: describePlay(play) });
      const ofRoute = counts.get(play.route) ?? new Map<string, number>();
      counts.set(play.route, ofRoute.set(outcome, (ofRoute.get(outcome) ?? 0) + 1));
      given.onPlay?.(++done);
    }
  };
  try {
    await Promise.all(Array.from({ length: given.width }, work));
  } finally {
    for (const socket of means.openSockets) socket.destroy();
    await means.importer.drop();
  }
  return { faults: faults.sort((a, b) => a.index - b.index), counts };
}

/** How a play ended, and what was wrong with that. */
async function tryPlay(play: Play, means: Means): Promise<{ outcome: string; found: readonly string[] }> {
  if (play.kind === 'import') {
    const start = performance.now();
    const ended = await means.importer.tryImport(play);
    const slow = performance.now() - start > means.limitMs ? ['the import does not end in time'] : [];
    return { outcome: `exit ${ended.code}`, found: [...importFaults(ended), ...slow] };
  }
  if (play.kind === 'raw') {
    const text = await sendRaw(means.url, play, means.openSockets);
    if (means.openSockets.length > maxOpenSockets) means.openSockets.shift()?.destroy();
    return { outcome: /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'closed', found: rawFaults(text, means) };
  }
  const given = await sendCall(means.url, play, means.limitMs);
  const isLeft = play.ending.startsWith('leave');
  return { outcome: isLeft ? 'left' : String(given.status), found: faultsOf(play, given, means) };
}

/** The start of what a play sends. */
export function describePlay(play: Play): string {
  const start = (bytes: Buffer | undefined): string => JSON.stringify((bytes ?? '').toString().slice(0, 300));
  if (play.kind === 'import') return `${play.file}${play.isAlone ? ' alone' : ''} ${start(play.content)}`;
  if (play.kind === 'raw') return `${play.ending} ${start(Buffer.from(play.chunks.join('')))}`;
  const { method, address, headers, body, ending } = play;
  return `${ending} ${method} ${address.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${start(body)}`;
}
