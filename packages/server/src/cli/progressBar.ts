import type { WriteStream } from 'node:tty';

const width = 30;

function barOf(fraction: number): string {
  const full = Math.round(Math.min(1, Math.max(0, fraction)) * width);
  const percent = String(Math.round(fraction * 100)).padStart(3);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${percent} %`;
}

/** A progress bar, redrawn in place. Writes nothing when the stream is not a terminal. */
export class ProgressBar {
  private shown = '';
  private readonly stream: WriteStream;

  constructor(stream: WriteStream) {
    this.stream = stream;
  }

  /** Shows a fraction from 0 to 1 and a text next to it, or the text alone. */
  show(fraction: number | undefined, text = ''): void {
    if (!this.stream.isTTY) return;
    const line = [...(fraction === undefined ? [] : [barOf(fraction)]), text].join('  ').trimEnd();
    if (line !== this.shown) this.stream.write(`\r${line.padEnd(this.shown.length)}`);
    this.shown = line;
  }

  /** Erases the bar; called before anything else is printed. */
  clear(): void {
    if (this.shown !== '') this.stream.write(`\r${' '.repeat(this.shown.length)}\r`);
    this.shown = '';
  }
}
