import type { RegulatorsView } from '@trellis/core/regulators';
import type { Static } from 'typebox';
import { listCountNames, maxListBytes, testNames } from './geneLists.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/regulators.ts';

type RegulatorsMessage = Immutable<Static<typeof schemas.RegulatorsSchema>>;
const viewNames = wireNames({
  ...listCountNames,
  nullLists: 'null_lists',
  nullTfs: 'null_tfs',
  nullAnalyses: 'null_analyses',
  nullLeftOut: 'null_left_out',
  nullAnalysesLeftOut: 'null_analyses_left_out',
  testedNetworks: 'tested_networks',
});
const tfNames = wireNames({
  pLog10: 'p_log10',
  adjusted: 'padj',
  adjustedLog10: 'padj_log10',
  pTf: 'p_tf',
  inList: 'in_list',
});
const kindNames = wireNames({ pLog10: 'p_log10', inList: 'in_list' });
const familyNames = wireNames({ bestRank: 'best_rank', bestTf: 'best_tf', pLog10: 'p_log10' });

type KindMessage = RegulatorsMessage['tfs'][number]['kinds'];
type Kinds = RegulatorsView['tfs'][number]['kinds'];

const encodeKinds = (kinds: Kinds): KindMessage =>
  Object.fromEntries(Object.entries(kinds).map(([kind, found]) => [kind, kindNames.encode(found)]));
const decodeKinds = (kinds: KindMessage): Kinds =>
  Object.fromEntries(Object.entries(kinds).map(([kind, found]) => [kind, kindNames.decode(found)]));

const regulatorsWire: Wire<RegulatorsView, RegulatorsMessage> = {
  encode: (view) => ({
    ...viewNames.encode(view),
    analyses: view.analyses.map(testNames.encode),
    networks: view.networks.map(testNames.encode),
    tfs: view.tfs.map((tf) => ({ ...tfNames.encode(tf), kinds: encodeKinds(tf.kinds) })),
    families: view.families && view.families.map(familyNames.encode),
  }),
  decode: (message) => ({
    ...viewNames.decode(message),
    analyses: message.analyses.map(testNames.decode),
    networks: message.networks.map(testNames.decode),
    tfs: message.tfs.map((tf) => ({ ...tfNames.decode(tf), kinds: decodeKinds(tf.kinds) })),
    families: message.families && message.families.map(familyNames.decode),
  }),
};

export const findRegulators = route<typeof schemas.findRegulators>()({
  method: 'POST',
  path: '/api/regulators/',
  maxBodyBytes: maxListBytes,
  wire: regulatorsWire,
});

export const exportRegulators = route<typeof schemas.exportRegulators>()({
  method: 'POST',
  path: '/api/regulators.csv',
  maxBodyBytes: maxListBytes,
  media: 'text/csv',
  file: 'regulators.csv',
});
