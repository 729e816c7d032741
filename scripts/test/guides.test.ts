import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorKinds } from '@trellis/core';
import MiniSearch from 'minisearch';
import { sectionOf } from '@trellis/engine/names';
import { describe, expect, it } from 'vitest';
import { answersId } from '../../packages/web/src/app/drawnPages.ts';
import { groupOf, guideNames, readGuides, root } from '../guide/readGuides.ts';
import { renderGuide } from '../guide/renderGuide.ts';
import { searchIndex } from '../guide/searchIndex.ts';
import { searchOptions } from '../guide/searchOptions.ts';
import { targetOf } from '../guide/siteLinks.ts';

const guides = readGuides();
const anchorsOf = new Map(guides.map(({ name, anchors }) => [name, new Set(anchors)]));

/** Whether an address under /guide names a guide, and an anchor of it if it has a fragment. */
function leadsSomewhere(address: string): boolean {
  const [, name, id] = /^\/guide\/([\w-]+)(?:#(.+))?$/.exec(address) ?? [];
  const anchors = anchorsOf.get(name);
  return anchors !== undefined && (id === undefined || anchors.has(decodeURIComponent(id)));
}

/** All strings of the pages' sources that match a pattern, by their first group. */
function inSources(pattern: RegExp): string[] {
  const source = join(root, 'packages/web/src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(pattern)].map(([, found]) => found));
}

describe('the guides', () => {
  it.each(guides.map((guide) => [guide.name, guide] as const))(
    'have links that lead somewhere: %s',
    (name, guide) => {
      const inside = guide.links
        .map((link) => (link.startsWith('#') ? `/guide/${name}${link}` : link))
        .filter((link) => link.startsWith('/guide'));
      expect(inside.filter((link) => link !== '/guide' && !leadsSomewhere(link))).toEqual([]);
      expect(guide.images.filter((file) => !existsSync(join(root, file)))).toEqual([]);
      expect(new Set(guide.anchors).size).toBe(guide.anchors.length);
      expect(guide.description.length).toBeGreaterThan(20);
    },
  );

  it('have the sections that the README links to', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(docs\/guide\/([^)]+)\)/g)].map(([, link]) => targetOf(link));
    const addresses = links.map((target) => ('address' in target ? target.address : ''));
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  it('are all in the order of their groups', () => {
    expect(guideNames()[0]).toBe('query-language');
    expect(new Set(guideNames()).size).toBe(guides.length);
    expect(groupOf('query-language')).toBe('Ask and read');
    expect(groupOf('a-new-page')).toBe('More');
  });

  it('have an entry for each error code', () => {
    const service = ['busy', 'too-many-calls', 'refused', 'not-found', 'failed'];
    const codes = [...Object.keys(errorKinds), ...service];
    expect(codes.filter((code) => !leadsSomewhere(`/guide/errors#${code}`))).toEqual([]);
  });

  it('have the section that each "?" leads to', () => {
    const sections = [...inSources(/\bguide="([\w#-]+)"/g), `statistics#${sectionOf('bound')}`];
    expect(sections.length).toBeGreaterThan(10);
    expect(sections.filter((section) => !leadsSomewhere(`/guide/${section}`))).toEqual([]);
    const helps = inSources(/<StatisticHelp\b([^>]*)>/g);
    expect(helps.filter((attributes) => !attributes.includes('guide='))).toEqual([]);
  });

  it('have each page and section that the pages link to', () => {
    const links = inSources(/['"`](\/guide\/[\w-]+(?:#[\w-]+)?)['"`]/g);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  it('have no section with the id of the answers that a page is drawn with', () => {
    const ids = readGuides().flatMap(({ sections }) => sections.map(({ id }) => id));
    expect(ids).toContain('answers');
    expect(ids).not.toContain(answersId);
  });

  it('are found by words of their sections, by beginnings and with a typing error', () => {
    const index = MiniSearch.loadJSON(searchIndex(guides), searchOptions);
    const first = (text: string) => index.search(text).map(({ page, section }) => `${page}#${section}`);
    expect(first('precision and recall').slice(0, 3)).toContain('statistics#precision-and-recall');
    expect(first('backgr').length).toBeGreaterThan(0);
    expect(first('ortholgs').slice(0, 5)).toContain('gene-lists#orthologs');
    expect(first('xyzzyqq')).toEqual([]);
  });
});

describe('a guide', () => {
  const page = (text: string) => renderGuide('page', `# A title\n\n${text}`);

  it('shows tags as text, and no address that runs a script', () => {
    const { lead } = page('<script>alert(1)</script> <b onclick="x">b</b> [link](javascript:alert(1))');
    expect(lead).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(lead).not.toMatch(/<script|<b |href="javascript/);
  });

  it('escapes code, languages and titles', () => {
    const { lead } = page(
      '```"><img src=x onerror=alert(1)>\n</code><script>\n```\n\n![" onerror="x](a.png "\\" y=\\"")',
    );
    expect(lead).not.toMatch(/<script|<img src=x| onerror="x| y="/);
  });

  it('gives headings the ids of GitHub, equal ones a number, and rows of a code its name', () => {
    const guide = page('## One & two\n\n## Same\n\n## Same\n\n| code | x |\n| --- | --- |\n| `bad-query` | y |\n');
    expect(guide.sections.map(({ id }) => id)).toEqual(['one--two', 'same', 'same-1']);
    expect(guide.anchors).toEqual(['one--two', 'same', 'same-1', 'bad-query']);
    expect(guide.sections[2].html).toContain('<tr id="bad-query">');
  });

  it('leads to addresses of the site, and names files that only the repository has', () => {
    expect(targetOf('errors.md#bad-query')).toEqual({ address: '/guide/errors#bad-query' });
    expect(targetOf('../guide/errors.md')).toEqual({ address: '/guide/errors' });
    expect(targetOf('../decisions/0002-x.md')).toEqual({ file: 'docs/decisions/0002-x.md' });
    expect(targetOf('https://example.org/a.md')).toEqual({ address: 'https://example.org/a.md' });
    const { lead, links } = page('See [the files](../../deploy/x.conf) and [errors](errors.md).');
    expect(lead).toContain('<span title="In the source code: deploy/x.conf">the files</span>');
    expect(links).toEqual(['/guide/errors']);
  });

  it('must begin with its title', () => {
    expect(() => renderGuide('page', 'No title')).toThrow('page.md must begin with its title.');
  });
});
