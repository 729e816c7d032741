import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';
import { addRules } from './rules.ts';

export interface GuideHeading {
  readonly id: string;
  readonly title: string;
}

export interface GuideSection extends GuideHeading {
  readonly html: string;
  /** Its text without marks, for the search. */
  readonly text: string;
}

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** The first sentences, for search engines and the list of guides. */
  readonly description: string;
  /** The part before the first section, and its text. */
  readonly lead: string;
  readonly leadText: string;
  readonly sections: readonly GuideSection[];
  /** Ids of all headings and named table rows. */
  readonly anchors: readonly string[];
  /** Addresses on the site, or fragments of the page, that its links lead to. */
  readonly links: readonly string[];
  /** Files of the repository that its images show, in the order of the marks `guide-image:0`, ... in the HTML. */
  readonly images: readonly string[];
}

/** Maximum length of a description, in characters. */
const maxDescription = 200;

/**
 * Renders a guide. Tags in the Markdown are shown as text. Headings get the ids that GitHub gives them; a row of a table
 * whose first cell is one piece of code has that code as its id. Throws for a page without a title.
 */
export function renderGuide(name: string, markdown: string): Guide {
  const found = { anchors: [] as string[], links: [] as string[], images: [] as string[] };
  const md = addRules(new MarkdownIt({ html: false, linkify: false }), found);
  const tokens = md.parse(markdown, {});
  const title = tokens[0]?.tag === 'h1' ? textOf(tokens.slice(0, 3)) : '';
  if (title === '') throw new Error(`${name}.md must begin with its title.`);
  nameParts(tokens.slice(3), found.anchors);
  const [lead, ...sections] = cut(tokens.slice(3));
  const render = (part: Token[]) => md.renderer.render(part, md.options, {});
  return {
    name,
    title,
    description: description(lead),
    lead: render(lead),
    leadText: textOf(lead),
    sections: sections.map((part) => ({
      id: String(part[0].attrGet('id')),
      title: textOf(part.slice(0, 3)),
      html: render(part.slice(3)),
      text: textOf(part.slice(3)),
    })),
    ...found,
  };
}

/** Gives headings and named rows their ids, which it adds to `anchors`. */
function nameParts(tokens: readonly Token[], anchors: string[]): void {
  const slugger = new GithubSlugger();
  const name = (token: Token, id: string) => {
    token.attrSet('id', id);
    anchors.push(id);
  };
  tokens.forEach((token, i) => {
    if (token.type === 'heading_open') name(token, slugger.slug(textOf([tokens[i + 1]])));
  });
  tokens.forEach((token, i) => {
    const cell = token.type === 'tr_open' && tokens[i + 1].type === 'td_open' ? tokens[i + 2] : undefined;
    if (cell?.children?.length !== 1 || cell.children[0].type !== 'code_inline') return;
    const id = cell.children[0].content;
    if (/^[\w-]+$/.test(id) && !anchors.includes(id)) name(token, id);
  });
}

/** Cuts a page before each heading of the second level. */
function cut(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading_open' && token.tag === 'h2') parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** The text of tokens without marks; blocks and cells are separated by a space. */
function textOf(tokens: readonly Token[]): string {
  const texts = tokens.map(({ type, content, children }) =>
    type === 'inline' ? (children ?? []).map(inlineText).join('') : type === 'fence' ? content : '',
  );
  return texts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

const inlineText = ({ type, content }: Token): string =>
  type === 'softbreak' || type === 'hardbreak' ? ' ' : type === 'image' ? '' : content;

/** The first sentences of the first paragraph. */
function description(lead: readonly Token[]): string {
  const first = lead.findIndex(({ type }) => type === 'paragraph_open');
  const text = first < 0 ? '' : textOf([lead[first + 1]]);
  let short = '';
  for (const sentence of text.split(/(?<=[.!?])\s/)) {
    if (short !== '' && short.length + sentence.length >= maxDescription) break;
    short = `${short} ${sentence}`.trim();
  }
  return short.replace(/:$/, '.');
}
