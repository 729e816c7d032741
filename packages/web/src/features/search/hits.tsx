import { shownSymbol } from '@trellis/core/formats';
import type { SearchHit, SearchKind, SearchView } from '@trellis/core/search';
import { genePage, searchPage } from '../../router/pageAddresses.ts';
import { useInputs } from '../../state/inputs.ts';

/** Headings of the kinds of hits. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  tf: 'TFs',
  gene: 'Genes',
  term: 'GO terms',
  list: 'Gene lists',
  network: 'Target networks',
  analysis: 'Analyses',
};

/** The shown hits of one kind. */
export interface HitGroup {
  readonly kind: SearchKind;
  readonly hits: readonly SearchHit[];
  /** Number of all hits of this kind. */
  readonly total: number;
}

/** The hits by kind, in the order of the answer. */
export function hitGroups({ hits, totals }: Pick<SearchView, 'hits' | 'totals'>): HitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind), total: totals[kind] }));
}

/** The same without the term that the page shows with its genes. */
export function groupsBesideTerm({ hits, totals, term }: SearchView): HitGroup[] {
  if (!term) return hitGroups({ hits, totals });
  const others = hits.filter(({ kind, id }) => kind !== 'term' || id !== term.id);
  return hitGroups({ hits: others, totals: { ...totals, term: totals.term - (hits.length - others.length) } });
}

/** Number of all hits of a search. */
export const totalHits = ({ totals }: Pick<SearchView, 'totals'>): number =>
  Object.values(totals).reduce((sum, total) => sum + total, 0);

/** The sentence for a search that finds nothing. */
export const nothingFound = (text: string): string => `No gene, term, list or analysis matches "${text.trim()}".`;

/** What is shown above hits that have similar words only. */
export const similarNote = 'No exact match. These names and words are similar:';

const fieldNames = { alias: 'also called', description: 'description:', metadata: 'metadata:' } as const;

/** The texts of a hit next to its name: its id if the name is another, what it is, and by which text it was found. */
export function hitTexts({ kind, id, name, detail, match }: SearchHit): {
  readonly id: string;
  readonly note: string;
} {
  const shownId = kind === 'list' || kind === 'network' || kind === 'analysis' || id === name ? '' : id;
  const found = match && match.text !== detail ? `${fieldNames[match.field]} ${match.text}` : '';
  if (match?.field === 'description') return { id: shownId, note: match.text };
  return { id: shownId, note: [found, detail].filter((text) => text !== '').join(' · ') };
}

/** The page of a hit. A list or a network leads to the query page, see `chooseInput`. */
export function hitAddress({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  if (kind === 'term') return searchPage(id);
  if (kind === 'list' || kind === 'network') return '/query';
  if (kind === 'analysis') return `/overview?${new URLSearchParams({ search: `analysis_id = ${id}` }).toString()}`;
  return genePage(id);
}

/** Makes a predefined list the target genes of the query, or a network its target network. Other hits choose nothing. */
export function chooseInput({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): void {
  if (kind !== 'list' && kind !== 'network') return;
  const field = kind === 'list' ? 'targetgenes' : 'targetnetworks';
  useInputs.getState().change(field, { source: 'predefined', name: id });
}

/** The name of a hit; the symbol of a gene in italics, as biologists write it. */
export function HitName({ kind, id, name }: Pick<SearchHit, 'kind' | 'id' | 'name'>) {
  const isGene = kind === 'gene' || kind === 'tf';
  if (!isGene || name === id) return name;
  return shownSymbol(name) ? <em>{name}</em> : id;
}
