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

/** What a program asks for that a call leaves out unless it is told: all TFs of a summary, and tests as on the pages. */
export function testedDefaults({ query }: Route): Readonly<Record<string, string>> {
  const asked = query?.properties ?? {};
  if ('all' in asked) return { all: '1' };
  if ('expected' in asked) return { expected: 'universe' };
  if ('test' in asked) return { test: 'genes' };
  return 'sets' in asked && !('part' in asked) ? { sets: 'auto', universe: 'auto' } : {};
}
