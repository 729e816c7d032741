import type { IncomingMessage } from 'node:http';
import { openRounds, type Rounds } from '../pool/rounds.ts';

/** Number of pieces of large bodies, of 64 kB each, that are read in one round of the event loop. */
const piecesPerRound = 4;

/** The turns in which the pieces of large bodies are read. */
export const openReading = (): Rounds => openRounds(piecesPerRound);

/**
 * Reads a large body in turns, a piece at a time: a connection that sends as fast as it can would otherwise be read for two
 * megabytes before any other is. `onPiece` returns whether a piece is taken.
 */
export function readInTurns(
  raw: IncomingMessage,
  { rounds, address, onPiece }: { rounds: Rounds; address: string; onPiece: (bytes: number) => boolean },
): void {
  const [push, read] = [raw.push.bind(raw), raw._read.bind(raw)];
  // The only place that sees each piece, whichever parser reads the body.
  raw.push = (piece: Buffer | null, ...rest: []) => {
    if (piece !== null && !onPiece(piece.length)) return false;
    push(piece, ...rest);
    // Nothing more is read from the connection until `_read` is called.
    return false;
  };
  raw._read = (size) => rounds.begin(address, () => void (raw.destroyed || read(size)));
}
