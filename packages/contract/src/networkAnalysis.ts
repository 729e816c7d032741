import type { EdgeEvidence, Evidence, NetworkWalk } from '@trellis/core/network';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/networkAnalysis.ts';

type EvidenceMessage = Immutable<Static<typeof schemas.EvidenceSchema>>;
type WalkMessage = Immutable<Static<typeof schemas.NetworkWalkSchema>>;

const evidenceWire: Wire<Evidence, EvidenceMessage> = wireNames({ analysisId: 'analysis_id', isSelf: 'is_self' });

const edgeWire: Wire<EdgeEvidence, Immutable<Static<typeof schemas.EdgeEvidenceSchema>>> = {
  encode: (edge) => ({ ...edge, analyses: edge.analyses.map(evidenceWire.encode) }),
  decode: (message) => ({ ...message, analyses: message.analyses.map(evidenceWire.decode) }),
};

const throughNames = wireNames({ pLog10: 'p_log10', adjustedLog10: 'adjusted_log10' });

const walkWire: Wire<NetworkWalk, WalkMessage> = {
  encode: (walk) => ({
    ...walk,
    through: walk.through.map(throughNames.encode),
    paths: pathsWith(walk.paths, evidenceWire.encode),
  }),
  decode: (message) => ({
    ...message,
    through: message.through.map(throughNames.decode),
    paths: pathsWith(message.paths, evidenceWire.decode),
  }),
};

interface Step<E> {
  readonly source: Static<typeof schemas.GeneSchema>;
  readonly target: Static<typeof schemas.GeneSchema>;
  readonly evidence: readonly E[];
}

/** The paths with their evidence written in the other way. */
const pathsWith = <E, F, P extends { readonly steps: readonly Step<E>[] }>(
  paths: readonly P[],
  change: (evidence: E) => F,
): (Omit<P, 'steps'> & { readonly steps: readonly Step<F>[] })[] =>
  paths.map((path) => ({
    ...path,
    steps: path.steps.map((step) => ({ ...step, evidence: step.evidence.map(change) })),
  }));

export const readNetworkAnalysis = route<typeof schemas.readNetworkAnalysis>()({
  method: 'GET',
  path: '/api/network/:id/analysis/',
});

export const readNetworkPaths = route<typeof schemas.readNetworkPaths>()({
  method: 'GET',
  path: '/api/network/:id/paths/',
  wire: walkWire,
});

export const readEdge = route<typeof schemas.readEdge>()({
  method: 'GET',
  path: '/api/network/:id/edge/',
  wire: edgeWire,
});

/** Its calls of a result, by their names in clients. @public */
export const networkAnalysisRoutes = {
  networkAnalysis: readNetworkAnalysis,
  paths: readNetworkPaths,
  edge: readEdge,
};
