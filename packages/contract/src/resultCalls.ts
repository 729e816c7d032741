import { analysisIdRoutes } from './analysisIds.ts';
import { auprRoutes } from './aupr.ts';
import { boundRoutes } from './bound.ts';
import { geneSetRoutes } from './geneSets.ts';
import { motifRoutes } from './motif.ts';
import { exportSif, networkRoutes } from './network.ts';
import { networkAnalysisRoutes } from './networkAnalysis.ts';
import { queryRoutes } from './query.ts';
import { resultFunctionRoutes } from './resultFunctions.ts';
import { summaryRoutes } from './summary.ts';
import { sungearRoutes } from './sungear.ts';
import { tableRoutes } from './table.ts';
import { targetListRoutes } from './targetLists.ts';
import { versionRoutes } from './versions.ts';
import type { Route } from './route.ts';

/** The calls that ask for something of a result, by the name of their method in clients. */
export const resultCalls = {
  ...queryRoutes,
  ...analysisIdRoutes,
  ...tableRoutes,
  ...summaryRoutes,
  ...networkRoutes,
  ...networkAnalysisRoutes,
  sif: exportSif,
  ...motifRoutes,
  ...geneSetRoutes,
  ...boundRoutes,
  ...targetListRoutes,
  ...resultFunctionRoutes,
  ...auprRoutes,
  ...sungearRoutes,
  ...versionRoutes,
} as const satisfies Readonly<Record<string, Route>>;
