import { readBoundRegulated } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

/** What each TF binds and regulates, for TFs with analyses of both kinds. */
export const useBoundRegulated = (request: RequestRef, correction: Correction) =>
  useQuery({
    ...viewQuery(readBoundRegulated, request, { query: { correction } }),
    placeholderData: keepPreviousData,
  });
