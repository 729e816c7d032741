import { shownSymbol } from '@trellis/core/formats';
import type { SearchHit } from '@trellis/core/search';

/** The name of a hit; the symbol of a gene in italics, as biologists write it. */
export const HitName = ({ kind, id, name }: Pick<SearchHit, 'kind' | 'id' | 'name'>) =>
  (kind === 'gene' || kind === 'tf') && name !== id ? shownSymbol(name) ? <em>{name}</em> : id : name;
