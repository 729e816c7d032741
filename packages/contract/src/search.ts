import type { SearchView } from '@trellis/core/search';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/search.ts';

const viewNames = wireNames({ isSimilar: 'similar' });
const geneNames = wireNames({ fullName: 'full_name' });

const searchWire: Wire<SearchView, Immutable<Static<typeof schemas.SearchSchema>>> = {
  encode: (view) => ({
    ...viewNames.encode(view),
    term: view.term && { ...view.term, genes: view.term.genes.map(geneNames.encode) },
  }),
  decode: (message) => ({
    ...viewNames.decode(message),
    term: message.term && { ...message.term, genes: message.term.genes.map(geneNames.decode) },
  }),
};

export const searchEverything = route<typeof schemas.searchEverything>()({
  method: 'GET',
  path: '/api/search/',
  wire: searchWire,
});
