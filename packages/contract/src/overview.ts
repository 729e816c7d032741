import type { OverviewView } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** The analyses that a search finds, and how they fall into categories. */
const OverviewSchema = Type.Object({
  datasets: Type.Array(
    Type.Object({
      id: Type.Integer(),
      gene_id: Type.String(),
      gene_name: Type.String(),
      metadata: Type.Record(Type.String(), Type.String()),
      empty_keys: Type.Array(Type.String(), { description: 'metadata keys without a value' }),
    }),
  ),
  summary: Type.Record(
    Type.String(),
    Type.Array(
      Type.Tuple([
        Type.String({ description: 'label' }),
        Type.Integer({ description: 'count' }),
        Type.String({ description: 'color' }),
      ]),
    ),
  ),
  total: Type.Integer({ description: 'all analyses of the data set' }),
});

type OverviewMessage = Immutable<Static<typeof OverviewSchema>>;
const analysisNames = wireNames({ geneId: 'gene_id', geneName: 'gene_name', emptyKeys: 'empty_keys' });

const overviewWire: Wire<OverviewView, OverviewMessage> = {
  encode: (view) => ({ ...view, datasets: view.datasets.map(analysisNames.encode) }),
  decode: (message) => ({ ...message, datasets: message.datasets.map(analysisNames.decode) }),
};

export const readOverview = route({
  method: 'GET',
  path: '/api/overview/',
  summary: 'Analyses by metadata: `key = value`, `key != value`, or any text',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 500 })) }),
  answer: OverviewSchema,
  wire: overviewWire,
});

export const readOverviewSuggestions = route({
  method: 'GET',
  path: '/api/overview/autocomplete/',
  summary: 'Texts that a search of the overview may hold',
  answer: TextsSchema,
});
