import { Type } from 'typebox';
import { defineSchemas, tableSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { repeated } from './tests.ts';

/** A node or edge of the network, as Cytoscape reads it. */
const NetworkElementSchema = Type.Union([
  Type.Object({
    group: Type.Literal('nodes'),
    data: Type.Object({
      id: Type.String(),
      name: Type.String(),
      type: Type.String({ description: 'gene type' }),
      size: Type.Number(),
      showLabel: Type.Boolean({ description: 'true for a queried TF' }),
      shape: Type.String(),
      color: Type.String(),
    }),
    position: Type.Object({ x: Type.Number(), y: Type.Number() }),
  }),
  Type.Object({
    group: Type.Literal('edges'),
    data: Type.Object({
      id: Type.String(),
      source: Type.String(),
      target: Type.String(),
      name: Type.String(),
      color: Type.String(),
      shape: Type.String(),
      line: Type.Optional(Type.Literal('dashed', { description: 'regulated, no fold change' })),
      weight: Type.Optional(
        Type.Number({ description: '1, and 1 more for each analysis above the fewest of an edge to a target' }),
      ),
      evidence: Type.Optional(
        Type.Number({
          description: 'the same by publications, whose analyses count once; left out where it is the weight',
        }),
      ),
    }),
  }),
]);
export const NetworkElementsSchema = Type.Array(NetworkElementSchema);

export const NetworkQuerySchema = Type.Object({
  ...RevisionQuerySchema.properties,
  edges: repeated('types of additional edges to draw'),
  precision: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Literal('')], {
      description: 'draws the validated predictions of the target network up to this precision',
    }),
  ),
});

export const readNetwork = defineSchemas({
  summary: 'The network of the result with positions',
  params: RequestParamsSchema,
  query: NetworkQuerySchema,
  answer: NetworkElementsSchema,
});

export const exportNetwork = tableSchemas(readNetwork, {
  summary: 'The network as CSV: a row per edge',
});

const NetworkSizeSchema = Type.Object({
  findings: Type.Integer({ description: 'pairs of an analysis and a target' }),
  observed: Type.Integer({ description: 'distinct edges of the analyses' }),
  additional: Type.Integer({ description: 'additional edges of the chosen types' }),
  predicted: Type.Integer({ description: 'validated predictions up to the precision' }),
  tfs: Type.Integer(),
  targets: Type.Integer(),
});

export const readNetworkSize = defineSchemas({
  summary: 'Numbers of findings and of distinct edges of the network, as in its files',
  params: RequestParamsSchema,
  query: NetworkQuerySchema,
  answer: NetworkSizeSchema,
});

export const exportSif = defineSchemas({
  summary: 'The network as SIF, separated by tabs; expand=1 writes a line per edge',
  params: RequestParamsSchema,
  query: Type.Object({ ...NetworkQuerySchema.properties, expand: Type.Optional(Type.String({ maxLength: 5 })) }),
});
