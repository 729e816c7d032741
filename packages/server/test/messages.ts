import type * as contract from '@trellis/contract';
import type { MessageOf } from '@trellis/contract';

/** Answers as they are sent, which is what clients of the API read. */
export type AnalysisIds = MessageOf<typeof contract.readAnalysisIds>;
export type AuprData = MessageOf<typeof contract.readAupr>;
export type ChosenMotifs = MessageOf<typeof contract.testChosenMotifs>;
export type EdgeEvidence = MessageOf<typeof contract.readEdge>;
export type GeneSetsMatrix = MessageOf<typeof contract.geneSetsMatrixAnswer>;
export type MotifLegend = MessageOf<typeof contract.readMotifLegend>;
export type NetworkAnalysis = MessageOf<typeof contract.readNetworkAnalysis>;
export type NetworkWalk = MessageOf<typeof contract.readNetworkPaths>;
export type QueryAnswer = MessageOf<typeof contract.readResult>;
export type Summary = MessageOf<typeof contract.readSummary>;
export type SungearAnswer = MessageOf<typeof contract.readSungear>;
export type TableWindow = MessageOf<typeof contract.readTable>;
export type TargetLists = MessageOf<typeof contract.readTargetLists>;
export type TargetListsLegend = MessageOf<typeof contract.readTargetListsLegend>;
