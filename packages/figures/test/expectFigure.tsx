import { existsSync } from 'node:fs';
import { rm, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';

const output = (name: string) => fileURLToPath(new URL(`output/${name}.svg`, import.meta.url));

/** Markup with one element a line and numbers rounded to three places, so that a change can be read in a diff. */
function tidy(markup: string): string {
  const rounded = markup.replace(/-?\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1000) / 1000));
  return `${rounded.replace(/></g, '>\n<')}\n`;
}

/**
 * Compares a figure with `test/output/NAME.svg`. A difference is written beside it as NAME-changed.svg: look at both, and
 * to accept the new one delete the old and run again. A missing file is written, except in CI.
 */
export async function expectFigure(name: string, figure: ReactElement): Promise<void> {
  const drawn = tidy(renderToStaticMarkup(figure));
  if (!existsSync(output(name)) && !process.env['CI']) await writeFile(output(name), drawn);
  const kept = await readFile(output(name), 'utf8');
  if (drawn === kept) await rm(output(`${name}-changed`), { force: true });
  else await writeFile(output(`${name}-changed`), drawn);
  expect(drawn, `${name}-changed.svg shows the difference`).toBe(kept);
}
