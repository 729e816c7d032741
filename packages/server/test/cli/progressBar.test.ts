import type { WriteStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from '../../src/cli/progressBar.ts';

function draw(isTTY: boolean): { bar: ProgressBar; written: string[] } {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) } as unknown as WriteStream;
  return { bar: new ProgressBar(stream), written };
}

describe('the progress bar', () => {
  it('is redrawn in place, only when it changes, and wiped at the end', () => {
    const { bar, written } = draw(true);
    for (const fraction of [0.5, 0.5001, 1]) bar.show(fraction);
    bar.clear();
    const [half, full] = [`[${'#'.repeat(15)}${'.'.repeat(15)}]  50 %`, `[${'#'.repeat(30)}] 100 %`];
    expect(written).toEqual([`\r${half}`, `\r${full}`, `\r${' '.repeat(full.length)}\r`]);
  });

  it('has a text next to it, of which nothing is left when the next one is shorter', () => {
    const { bar, written } = draw(true);
    bar.show(1, '12.3 of 130 MB');
    bar.show(1, 'done');
    const full = `[${'#'.repeat(30)}] 100 %`;
    expect(written).toEqual([`\r${full}  12.3 of 130 MB`, `\r${full}  done          `]);
  });

  it('is not drawn where nobody watches', () => {
    const { bar, written } = draw(false);
    bar.show(0.5);
    bar.clear();
    expect(written).toEqual([]);
  });
});
