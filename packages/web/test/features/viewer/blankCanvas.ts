import { vi } from 'vitest';

const gradient = { addColorStop: () => undefined };

/** What a drawing reads from a canvas. */
const answers: Readonly<Record<string, () => unknown>> = {
  measureText: () => ({ width: 10 }),
  createLinearGradient: () => gradient,
  createRadialGradient: () => gradient,
};

/** A canvas that takes every command and stays blank. */
const blank = (canvas: object): object =>
  new Proxy<Record<string | symbol, unknown>>(
    { canvas },
    { get: (target, name) => target[name] ?? answers[String(name)] ?? (() => undefined) },
  );

/** Milliseconds between two frames. */
const frameMs = 16;

/** Lets frames come as often as in a browser. Without that a drawing, which asks for each one, takes all time of the process. */
function slowFrames(): void {
  let last = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    const frame = ++last;
    // oxlint-disable-next-line trellis/syntax -- no test waits for it
    const timer = setTimeout(() => draw(frame * frameMs), frameMs);
    timers.set(frame, timer);
    return frame;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => clearTimeout(timers.get(frame)));
}

/** Until the end of the test, a document without layout draws networks on canvases that stay blank; it has no WebGL. */
export function blankCanvas(): void {
  slowFrames();
  // Without styles the page has no colors, which the drawing says for each of its rules.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas])
    vi.spyOn(prototype, 'getContext').mockImplementation(function (this: object, kind: string) {
      return (kind === '2d' ? blank(this) : null) as never;
    });
}
