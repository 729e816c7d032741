import MiniSearch, { type SearchResult } from 'minisearch';
import { index, options } from 'virtual:guide/search';

/** A section of a guide that matches a search. */
export interface GuideHit {
  readonly page: string;
  /** Id of the section; '' for the beginning of the page. */
  readonly section: string;
  readonly title: string;
  /** How its text begins. */
  readonly text: string;
}

/** Maximum number of sections that a search shows. */
const maxHits = 8;

const guides = MiniSearch.loadJSON(index, options);

/** The sections that have all words of a text, also as beginnings or with a typing error, the best first. */
export const findInGuides = (text: string): GuideHit[] => guides.search(text).slice(0, maxHits).map(hitOf);

const hitOf = ({ page, section, title, text }: SearchResult): GuideHit => ({
  page: String(page),
  section: String(section),
  title: String(title),
  text: String(text),
});
