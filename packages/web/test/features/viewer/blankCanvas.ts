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

/** Until the end of the test, a document without layout draws networks on canvases that stay blank; it has no WebGL. */
export function blankCanvas(): void {
  // Without styles the page has no colors, which the drawing says for each of its rules.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas])
    vi.spyOn(prototype, 'getContext').mockImplementation(function (this: object, kind: string) {
      return (kind === '2d' ? blank(this) : null) as never;
    });
}
