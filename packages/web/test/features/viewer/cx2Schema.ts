/**
 * JSON Schema of a CX2 document as the files of a network have it, after the specification (Cytoscape Exchange Format
 * Specification, version 2, of 22 July 2025) and the portable visual properties it refers to (CX2 Visual Styles, of 9
 * December 2024). Neither is published as one schema; this one allows nothing that they do not name.
 */
const strictObject = (properties: Readonly<Record<string, object>>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const listOf = (items: object, more: object = {}) => ({ type: 'array', items, ...more });
const one = { minItems: 1, maxItems: 1 };
const id = { type: 'integer', minimum: 0 };
const color = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' };

const dataTypes = ['string', 'long', 'integer', 'double', 'boolean'];
const declarations = {
  type: 'object',
  additionalProperties: strictObject(
    {
      d: { enum: [...dataTypes, ...dataTypes.map((name) => `list_of_${name}`)] },
      a: { type: 'string' },
      v: {},
    },
    ['d'],
  ),
};

/** Attributes of an element: `id` is not allowed among them. */
const attributes = { type: 'object', propertyNames: { not: { const: 'id' } } };

const nodeShapes = ['ellipse', 'triangle', 'rectangle', 'round-rectangle', 'parallelogram', 'diamond', 'hexagon', 'octagon', 'vee']; // oxfmt-ignore
const arrowShapes = ['none', 'triangle', 'triangle-cross', 'square', 'diamond', 'circle', 'vee', 'tee'];
const nodeProperties = {
  NODE_SHAPE: { enum: nodeShapes },
  NODE_BACKGROUND_COLOR: color,
  NODE_LABEL: { type: 'string' },
  NODE_WIDTH: { type: 'number', minimum: 0 },
  NODE_HEIGHT: { type: 'number', minimum: 0 },
};
const edgeProperties = {
  EDGE_LINE_COLOR: color,
  EDGE_LINE_STYLE: { enum: ['solid', 'dotted', 'dashed'] },
  EDGE_WIDTH: { type: 'number', minimum: 0 },
  EDGE_TARGET_ARROW_SHAPE: { enum: arrowShapes },
  EDGE_TARGET_ARROW_COLOR: color,
};

const attribute = { type: 'string' };
const mappingTo = (value: object) => ({
  oneOf: [
    strictObject({ type: { const: 'PASSTHROUGH' }, definition: strictObject({ attribute }) }),
    strictObject({
      type: { const: 'DISCRETE' },
      definition: strictObject({ attribute, map: listOf(strictObject({ v: {}, vp: value }), { minItems: 1 }) }),
    }),
  ],
});
const mappings = (properties: Readonly<Record<string, object>>) =>
  strictObject(Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, mappingTo(value)])), []);

const visualProperties = strictObject({
  default: strictObject({
    network: strictObject({ NETWORK_BACKGROUND_COLOR: color }, []),
    node: strictObject(nodeProperties, []),
    edge: strictObject(edgeProperties, []),
  }),
  nodeMapping: mappings(nodeProperties),
  edgeMapping: mappings(edgeProperties),
});

/** The blocks in the order in which they have to stand: declarations before what they declare, status last. */
const blocks = [
  strictObject({ CXVersion: { const: '2.0' }, hasFragments: { type: 'boolean' } }),
  strictObject({ metaData: listOf(strictObject({ name: { type: 'string' }, elementCount: id }, ['name'])) }),
  strictObject({
    attributeDeclarations: listOf(
      strictObject({ networkAttributes: declarations, nodes: declarations, edges: declarations }),
      one,
    ),
  }),
  strictObject({ networkAttributes: listOf(attributes, one) }),
  strictObject({
    nodes: listOf(strictObject({ id, x: { type: 'number' }, y: { type: 'number' }, v: attributes })),
  }),
  strictObject({ edges: listOf(strictObject({ id, s: id, t: id, v: attributes })) }),
  strictObject({ visualProperties: listOf(visualProperties, one) }),
  strictObject({ status: listOf(strictObject({ error: { type: 'string' }, success: { type: 'boolean' } }), one) }),
];

export const cx2Schema = { type: 'array', items: blocks, minItems: blocks.length, additionalItems: false };
