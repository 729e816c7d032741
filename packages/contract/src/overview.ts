import type { OverviewView } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/overview.ts';

type OverviewMessage = Immutable<Static<typeof schemas.OverviewSchema>>;
const analysisNames = wireNames({ geneId: 'gene_id', geneName: 'gene_name', emptyKeys: 'empty_keys' });

const overviewWire: Wire<OverviewView, OverviewMessage> = {
  encode: (view) => ({ ...view, datasets: view.datasets.map(analysisNames.encode) }),
  decode: (message) => ({ ...message, datasets: message.datasets.map(analysisNames.decode) }),
};

export const readOverview = route<typeof schemas.readOverview>()({
  method: 'GET',
  path: '/api/overview/',
  wire: overviewWire,
});

export const readOverviewSuggestions = route<typeof schemas.readOverviewSuggestions>()({
  method: 'GET',
  path: '/api/overview/autocomplete/',
});
