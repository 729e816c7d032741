import type { GeneRecord } from '@trellis/core/gene';
import type { Static } from 'typebox';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/geneRegulators.ts';

const regulatorNames = wireNames({ additionalEdges: 'additional_edges' });
const evidenceNames = wireNames({ analysisId: 'analysis_id', isSelf: 'is_self' });

type Regulator = GeneRecord['regulators'][number];

export const regulatorWire: Wire<Regulator, Immutable<Static<typeof schemas.RegulatorSchema>>> = {
  encode: (regulator) => ({
    ...regulatorNames.encode(regulator),
    analyses: regulator.analyses.map(evidenceNames.encode),
  }),
  decode: (message) => ({
    ...regulatorNames.decode(message),
    analyses: message.analyses.map(evidenceNames.decode),
  }),
};
