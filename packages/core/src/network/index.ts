// Networks of a result: nodes, edges, paths and their files.
export * from './analyzeNetwork.ts';
export * from './betweenness.ts';
export * from './components.ts';
export * from './directedGraph.ts';
export * from './edgeEvidence.ts';
export * from './hierarchy.ts';
export * from './loopNull.ts';
export * from './loops.ts';
export * from './rankPaths.ts';
export * from './regulatoryGraph.ts';
export * from './switchEdges.ts';
export * from './support.ts';
export * from './walk.ts';
