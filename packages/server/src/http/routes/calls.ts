import type { CallContext } from '../context.ts';
import type { Router } from '../router.ts';
import { viewServer } from '../serveView.ts';
import { analysisIdRoutes } from './analysisIds.ts';
import { exampleRoutes } from './examples.ts';
import { genePageRoutes } from './gene.ts';
import { geneListRoutes } from './geneLists.ts';
import { geneRoutes } from './genes.ts';
import { inputRoutes } from './inputs.ts';
import { listRequestRoutes } from './listRequests.ts';
import { motifRoutes } from './motif.ts';
import { overviewRoutes } from './overview.ts';
import { queryRoutes } from './query.ts';
import { releaseRoutes } from './releases.ts';
import { searchRoutes } from './search.ts';
import { siteRoutes } from './site.ts';
import { sourceRoutes } from './sources.ts';
import { versionRoutes } from './versions.ts';
import { viewRoutes } from './views.ts';
import { vocabularyRoutes } from './vocabulary.ts';

/** Adds the routes that any host can answer: a server, or a worker of a page. They use nothing of Node. */
export function callRoutes(router: Router, context: CallContext): void {
  const serveView = viewServer(router, context);
  siteRoutes(router, context);
  exampleRoutes(router, context);
  vocabularyRoutes(router, context);
  geneRoutes(router, context);
  genePageRoutes(router, context);
  geneListRoutes(router, context);
  listRequestRoutes(router, context);
  searchRoutes(router, context);
  overviewRoutes(router, context);
  sourceRoutes(router, context);
  releaseRoutes(router, context);
  queryRoutes(router, context);
  inputRoutes(router, context);
  analysisIdRoutes(router, context);
  viewRoutes(serveView);
  motifRoutes(router, context);
  versionRoutes(router, context, serveView);
}
