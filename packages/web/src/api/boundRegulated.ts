import { readBoundRegulated } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OverlapTest } from './geneSets.ts';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

/** What each TF binds and regulates, for TFs with analyses of both kinds. */
export const useBoundRegulated = (request: RequestRef, { correction, sets, universe }: OverlapTest) =>
  useQuery({
    ...viewQuery(readBoundRegulated, request, { query: { correction, sets, universe, model: 'both' } }),
    placeholderData: keepPreviousData,
  });
