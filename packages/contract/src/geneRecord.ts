import type { GeneRecord } from '@trellis/core/gene';
import type { Static } from 'typebox';
import { regulatorWire } from './geneRegulators.ts';
import { geneNames, specificityNames } from './namedGene.ts';
import { route } from './route.ts';
import { tfWire } from './tfRecord.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/geneRecord.ts';

type GeneMessage = Immutable<Static<typeof schemas.GeneRecordSchema>>;

const recordNames = wireNames({
  fullName: 'full_name',
  tfFamilies: 'tf_families',
  additionalEdges: 'additional_edges',
  motifClusters: 'motif_clusters',
});
const geneWire: Wire<GeneRecord, GeneMessage> = {
  encode: (record) => ({
    ...recordNames.encode(record),
    specificity: specificityNames.encode(record.specificity),
    regulators: record.regulators.map(regulatorWire.encode),
    orthologs: record.orthologs.map((other) => ({ ...other, genes: other.genes.map(geneNames.encode) })),
    tf: record.tf && tfWire.encode(record.tf),
  }),
  decode: (message) => ({
    ...recordNames.decode(message),
    specificity: specificityNames.decode(message.specificity),
    regulators: message.regulators.map(regulatorWire.decode),
    orthologs: message.orthologs.map((other) => ({ ...other, genes: other.genes.map(geneNames.decode) })),
    tf: message.tf && tfWire.decode(message.tf),
  }),
};

export const readGene = route<typeof schemas.readGene>()({
  method: 'GET',
  path: '/api/gene/:gene/',
  wire: geneWire,
});
