import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hasExampleNames } from '../../scripts/guide/exampleNames.ts';
import { groupOf, guideFile, guideNames, readGuide, readGuides, root } from '../../scripts/guide/readGuides.ts';
import type { Guide } from '../../scripts/guide/renderGuide.ts';
import { searchIndex } from '../../scripts/guide/searchIndex.ts';
import { searchOptions } from '../../scripts/guide/searchOptions.ts';

const prefix = 'virtual:guide/';

/**
 * Makes the guides of `docs/guide` into modules of the pages, so that no renderer is part of them:
 * `virtual:guide/pages` lists them with their headings and loads the text of one, `virtual:guide/search` is their index.
 */
export function guides(): Plugin {
  return {
    name: 'guides',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const part = id.slice(prefix.length + 1);
      guideNames().forEach((name) => this.addWatchFile(guideFile(name)));
      if (part === 'pages') return pagesModule(readGuides());
      if (part === 'search') return searchModule();
      return textModule(readGuide(part.slice('text/'.length)));
    },
  };
}

const searchModule = (): string =>
  `export const index = ${JSON.stringify(searchIndex(readGuides()))};
export const options = ${JSON.stringify(searchOptions)};\n`;

function pagesModule(all: readonly Guide[]): string {
  const pages = all.map(({ name, title, description, lead, sections }) => ({
    name,
    title,
    description,
    group: groupOf(name),
    hasExampleNames: [lead, ...sections.map(({ html }) => html)].some(hasExampleNames),
    headings: sections.map((section) => ({ id: section.id, title: section.title })),
  }));
  const loaders = all.map(({ name }) => `${JSON.stringify(name)}: () => import('${prefix}text/${name}')`);
  return `export const pages = ${JSON.stringify(pages)};\nconst texts = { ${loaders.join(', ')} };
export const loadText = async (name) => (await texts[name]()).text;\n`;
}

/** The HTML of a guide, with the addresses of its images. */
function textModule({ lead, sections, images }: Guide): string {
  const imports = images.map((file, i) => `import image${i} from ${JSON.stringify(join(root, file))};\n`);
  const html = JSON.stringify({ lead, sections: sections.map((section) => section.html) });
  const filled = images.map((_, i) => `.replaceAll('guide-image:${i}"', image${i} + '"')`);
  const fill = images.length ? `(html) => html${filled.join('')}` : '(html) => html';
  return `${imports.join('')}const fill = ${fill};\nconst { lead, sections } = ${html};
export const text = { lead: fill(lead), sections: sections.map(fill) };\n`;
}
