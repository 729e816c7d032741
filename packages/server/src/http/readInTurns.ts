import type { IncomingMessage } from 'node:http';
import { openRounds, type Rounds } from '../pool/rounds.ts';

/** Number of parts of large bodies, of 64 kB each, that are read in one round of the event loop. */
const partsPerRound = 4;

/** The turns in which the parts of large bodies are read. */
export const openReading = (): Rounds => openRounds(partsPerRound);

/**
 * Reads a large body in turns, a part at a time: a connection that sends as fast as it can would otherwise be read for two
 * megabytes before any other is. `onPart` returns whether a part is taken.
 */
export function readInTurns(
  raw: IncomingMessage,
  { rounds, address, onPart }: { rounds: Rounds; address: string; onPart: (bytes: number) => boolean },
): void {
  const [push, read] = [raw.push.bind(raw), raw._read.bind(raw)];
  // The only place that sees each part, whichever parser reads the body.
  raw.push = (part: Buffer | null, ...rest: []) => {
    if (part !== null && !onPart(part.length)) return false;
    push(part, ...rest);
    // Nothing more is read from the connection until `_read` is called.
    return false;
  };
  raw._read = (size) => rounds.begin(address, () => void (raw.destroyed || read(size)));
}
