import type { ServerResponse } from 'node:http';

/** Bytes that a line takes at once, and most that it makes up for. */
const [pieceBytes, maxCredit] = [8192, 32_768];

interface Line {
  readonly bytesPerMs: number;
  readonly delayMs: number;
}

/** Sends files over one line, which they share in turns. */
export function slowLine({ bytesPerMs, delayMs }: Line): (response: ServerResponse, content: Buffer) => void {
  const waiting: { readonly response: ServerResponse; readonly content: Buffer; at: number }[] = [];
  let [last, credit, isOn] = [performance.now(), 0, false];
  const pump = (): void => {
    const now = performance.now();
    credit = Math.min(maxCredit, credit + (now - last) * bytesPerMs);
    last = now;
    for (let one = nextOf(); one; one = nextOf()) {
      const piece = one.content.subarray(one.at, one.at + pieceBytes);
      credit -= piece.length;
      one.at += piece.length;
      one.response.write(piece);
      if (one.at < one.content.length) waiting.push(one);
      else one.response.end();
    }
    isOn = waiting.length > 0;
    if (isOn) setTimeout(pump, 1);
  };
  const nextOf = () => (credit > 0 ? waiting.shift() : undefined);
  return (response, content) => {
    setTimeout(() => {
      waiting.push({ response, content, at: 0 });
      if (!isOn) pump();
    }, delayMs);
  };
}
