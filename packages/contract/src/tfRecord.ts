import type { TfRecord } from '@trellis/core/gene';
import type { Static } from 'typebox';
import { agreementWire } from './bound.ts';
import { geneNames, specificityNames } from './namedGene.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/tfRecord.ts';

type TfMessage = Immutable<Static<typeof schemas.TfSchema>>;

const tfNames = wireNames({ topTargets: 'top_targets', equalTargets: 'equal_targets' });
const analysisNames = wireNames({ edgeType: 'edge_type' });
const testNames = wireNames({ pLog10: 'p_log10', adjusted: 'padj', adjustedLog10: 'padj_log10' });

export const tfWire: Wire<TfRecord, TfMessage> = {
  encode: (tf) => ({
    ...tfNames.encode(tf),
    analyses: tf.analyses.map(analysisNames.encode),
    top_targets: tf.topTargets.map((target) => specificityNames.encode(geneNames.encode(target))),
    agreement: tf.agreement && agreementWire.encode(tf.agreement),
    functions: tf.functions && tf.functions.map(testNames.encode),
    conservation: tf.conservation.map(testNames.encode),
  }),
  decode: (message) => ({
    ...tfNames.decode(message),
    analyses: message.analyses.map(analysisNames.decode),
    topTargets: message.top_targets.map((target) => geneNames.decode(specificityNames.decode(target))),
    agreement: message.agreement && agreementWire.decode(message.agreement),
    functions: message.functions && message.functions.map(testNames.decode),
    conservation: message.conservation.map(testNames.decode),
  }),
};
