import type { OrthologsView } from '@trellis/core/orthologs';
import type { Static } from 'typebox';
import { listCountNames, maxListBytes } from './geneLists.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/orthologs.ts';

type OrthologsMessage = Immutable<Static<typeof schemas.OrthologsSchema>>;
const viewNames = wireNames({ ...listCountNames, pairCount: 'n_pairs', orthologCount: 'n_orthologs' });
const rowNames = wireNames({ pLog10: 'p_log10' });

const orthologsWire: Wire<OrthologsView, OrthologsMessage> = {
  encode: (view) => ({ ...viewNames.encode(view), conservation: view.conservation.map(rowNames.encode) }),
  decode: (message) => ({ ...viewNames.decode(message), conservation: message.conservation.map(rowNames.decode) }),
};

export const findOrthologs = route<typeof schemas.findOrthologs>()({
  method: 'POST',
  path: '/api/orthologs/',
  maxBodyBytes: maxListBytes,
  wire: orthologsWire,
});
