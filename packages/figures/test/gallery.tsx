/*
 * Draws every case of every figure on one page, .cache/figures/index.html, in light and dark, and says where it is:
 *
 *     npm run figures
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FigureTheme } from '../src/index.ts';
import { picturesIn } from './pictures.tsx';

/** The names of the site's own colors, so that the page shows both of its themes. */
const theme: FigureTheme = { ink: 'var(--ink)', quiet: 'var(--ink-3)', line: 'var(--line)', paper: 'var(--paper)' };
const pictures = picturesIn(theme);

const tokens = await readFile(new URL('../../web/src/ui/tokens.css', import.meta.url), 'utf8');
const style = `
  ${tokens.replace(":root[data-mantine-color-scheme='dark']", ':root:has(#dark:checked)')}
  body { margin: 24px; background: var(--sunken); color: var(--ink); font: 14px/1.5 Inter, Arial, sans-serif }
  section { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
  figure { margin: 0; max-width: 100%; overflow-x: auto }
  figcaption a { color: inherit }
  svg { display: block }
`;

const page = renderToStaticMarkup(
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>Figures of Trellis</title>
      <style>{style}</style>
    </head>
    <body>
      <h1>{pictures.length} pictures</h1>
      <p>
        <label>
          <input type="checkbox" id="dark" /> Dark
        </label>
      </p>
      <section>
        {pictures.map(({ name, figure }) => (
          <figure key={name} id={`picture-${name}`}>
            <figcaption>
              <a href={`#picture-${name}`}>{name}</a>
            </figcaption>
            {figure}
          </figure>
        ))}
      </section>
    </body>
  </html>,
);

const folder = fileURLToPath(new URL('../../../.cache/figures/', import.meta.url));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}index.html`, `<!doctype html>\n${page}\n`);
console.log(`${folder}index.html`);
