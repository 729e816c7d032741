import type { TranslatedQuery } from '@trellis/core/orthologs';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/translation.ts';

const viewNames = wireNames({ hasFilters: 'has_filters' });
const tfNames = wireNames({ withoutAnalyses: 'without_analyses' });

const translationWire: Wire<TranslatedQuery, Immutable<Static<typeof schemas.TranslationSchema>>> = {
  encode: (view) => ({ ...viewNames.encode(view), tfs: view.tfs.map(tfNames.encode) }),
  decode: (message) => ({ ...viewNames.decode(message), tfs: message.tfs.map(tfNames.decode) }),
};

export const translateQuery = route<typeof schemas.translateQuery>()({
  method: 'POST',
  path: '/api/orthologs/query/',
  wire: translationWire,
});
