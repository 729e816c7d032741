import { escapeXml } from '@trellis/core/formats';
import type { Frame } from '@trellis/engine/names';
import type { Embed } from '../../views/embed/embedView.ts';

/** Colors of both themes, as in the pages' `tokens.css`. */
const style = `:root{color-scheme:light dark;--ink:#0f172a;--quiet:#566377;--paper:#fff;--accent:#1f6f43}
@media (prefers-color-scheme:dark){:root{--ink:#e6ebf2;--quiet:#98a5b6;--paper:#0f1623;--accent:#7cc79a}}
body{margin:0;padding:12px;background:var(--paper);color:var(--ink);font:14px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}
figure{max-width:760px;margin:0 auto}img{display:block;width:100%;max-width:100%;height:auto}
figcaption,p{margin:8px 0 0;overflow-wrap:anywhere}h1{margin:0;font-size:14px;font-weight:600;line-height:1.5}
small{display:block;color:var(--quiet);font-size:12px}a{color:var(--accent)}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${escapeXml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

const link = (address: string, text: string): string =>
  `<a href="${escapeXml(address)}" target="_blank" rel="noopener">${escapeXml(text)}</a>`;

/** What the page of a figure needs to know of its site. */
interface Surroundings {
  /** Title of the edition. */
  readonly species: string;
  /** The result in the pages of this site. */
  readonly result: string;
  /** The picture with these parameters. */
  readonly picture: (look?: Readonly<Record<string, string>>) => string;
}

/** Number of characters of the data version in a caption. */
const shownVersion = 12;

/** The page of a figure: the picture of the reader's theme, and its caption with a link to the result. */
export function embedPage(
  embed: Embed,
  { title }: Frame,
  { species, result, picture: captioned }: Surroundings,
): string {
  const { sentence, test, query, version, data, width, height } = embed;
  // The page has the caption of the picture as text.
  const picture = (look: Readonly<Record<string, string>> = {}) => captioned({ ...look, caption: '0' });
  const source = (media: string, look: Readonly<Record<string, string>>) =>
    `<source media="${media}" srcset="${escapeXml(picture(look))}">`;
  const dark = '(prefers-color-scheme:dark)';
  const narrow = '(max-width:480px)';
  const sources = [
    source(`${narrow} and ${dark}`, { size: 'narrow', theme: 'dark' }),
    source(narrow, { size: 'narrow' }),
    source(dark, { theme: 'dark' }),
  ].join('');
  const image = `<img src="${escapeXml(picture())}" width="${width}" height="${height}" alt="${escapeXml(`${title}: ${sentence}`)}">`;
  const facts = [`Query: ${shortened(query)}`, species, data, `data version ${version.slice(0, shownVersion)}`];
  return page(
    `${title}: ${sentence} - ${species} - Trellis`,
    `<figure><picture>${sources}${image}</picture><figcaption><h1>${escapeXml(`${title}. ${sentence}.`)}</h1>${link(result, 'Open the full result')}${test && `<small>${escapeXml(test)}</small>`}<small>${escapeXml(facts.filter((fact) => fact !== '').join(' · '))}</small></figcaption></figure>`,
  );
}

/** Longest query in a caption. */
const maxQuery = 160;

const shortened = (query: string): string => {
  const line = query.replace(/\s+/g, ' ').trim();
  return line.length <= maxQuery ? line : `${line.slice(0, maxQuery)} …`;
};

/** The page in the place of a figure that cannot be shown: why, and a link to this site. */
export const missingPage = (reason: string, home: string): string =>
  page(
    'Figure not available - Trellis',
    `<h1>This figure is not available.</h1><p>${escapeXml(reason)}</p><p>${link(home, 'Open Trellis')}</p>`,
  );
