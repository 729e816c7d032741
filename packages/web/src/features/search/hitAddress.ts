import type { SearchHit } from '@trellis/core/search';
import { genePage, searchPage } from '../../router/pageAddresses.ts';
import { useInputs } from '../../state/inputs.ts';

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
