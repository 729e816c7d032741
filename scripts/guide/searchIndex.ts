import MiniSearch from 'minisearch';
import type { Guide } from './renderGuide.ts';
import { searchOptions } from './searchOptions.ts';

/** Characters of a section that a hit shows. */
const shownText = 110;

/** A section: the fields that are searched, and those that a hit shows. */
interface Entry {
  readonly id: number;
  readonly page: string;
  /** Id of the section; '' for the beginning of the page. */
  readonly section: string;
  readonly title: string;
  readonly all: string;
  /** How its text begins. */
  readonly text: string;
}

/** The sections of all guides as an index that the pages load as JSON. */
export function searchIndex(guides: readonly Guide[]): string {
  const index = new MiniSearch<Entry>(searchOptions);
  const entries = guides.flatMap(({ name, title, leadText, sections }) => [
    { page: name, section: '', title, text: leadText },
    ...sections.map((section) => ({ page: name, section: section.id, title: section.title, text: section.text })),
  ]);
  index.addAll(entries.map((entry, id) => ({ ...entry, id, all: entry.text, text: start(entry.text) })));
  return JSON.stringify(index);
}

const start = (text: string): string =>
  text.length <= shownText ? text : `${text.slice(0, text.lastIndexOf(' ', shownText))} …`;
