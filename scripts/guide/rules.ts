import type { MarkdownIt, Token } from 'markdown-it';
import { imageFile, targetOf } from './siteLinks.ts';

interface Found {
  readonly links: string[];
  readonly images: string[];
}

/** Adds the rules of the site to a renderer; they note the links and images that they meet. */
export function addRules(md: MarkdownIt, { links, images }: Found): MarkdownIt {
  const { rules } = md.renderer;
  const escape = md.utils.escapeHtml;
  const code = (tokens: Token[], i: number) =>
    `<div data-code><pre tabindex="0"><code>${escape(tokens[i].content)}</code></pre>` +
    '<button type="button" data-button data-copy>Copy</button></div>';
  rules.fence = code;
  rules.code_block = code;
  rules.table_open = () => '<div data-table tabindex="0" role="group" aria-label="Table"><table>';
  rules.table_close = () => '</table></div>';
  rules.heading_close = (tokens, i) => `${anchor(String(tokens[i - 2].attrGet('id')), escape)}</${tokens[i].tag}>`;
  rules.link_open = (tokens, i) => openLink(String(tokens[i].attrGet('href')), links, escape);
  rules.link_close = (tokens, i) => (isFileLink(tokens, i) ? '</span>' : '</a>');
  rules.image = (tokens, i) => {
    const src = `guide-image:${images.push(imageFile(String(tokens[i].attrGet('src')))) - 1}`;
    return `<img src="${src}" alt="${escape(tokens[i].content)}" loading="lazy">`;
  };
  return md;
}

const anchor = (id: string, escape: (text: string) => string): string =>
  `<a data-anchor href="#${escape(id)}" aria-label="Link to this section">#</a>`;

/** A link to an address; a file that only the repository has is text that names it. */
function openLink(href: string, links: string[], escape: (text: string) => string): string {
  const target = targetOf(href);
  if ('file' in target) return `<span title="${escape(`In the source code: ${target.file}`)}">`;
  links.push(target.address);
  return `<a href="${escape(target.address)}">`;
}

/** Whether the link that ends at a token names a file; links are never nested. */
function isFileLink(tokens: readonly Token[], end: number): boolean {
  const open = tokens.slice(0, end).findLast(({ type }) => type === 'link_open');
  return open !== undefined && 'file' in targetOf(String(open.attrGet('href')));
}
