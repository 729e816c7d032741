import { shownSymbol } from '@trellis/core/formats';
import type { SearchHit } from '@trellis/core/search';

/** The name of a hit; the symbol of a gene in italics, as biologists write it. */
export function HitName({ kind, id, name }: Pick<SearchHit, 'kind' | 'id' | 'name'>) {
  const isGene = kind === 'gene' || kind === 'tf';
  if (!isGene || name === id) return name;
  return shownSymbol(name) ? <em>{name}</em> : id;
}
