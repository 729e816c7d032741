import { readSummary } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

/** Numbers of targets per TF and analysis, by edge type. */
export const useSummary = (request: RequestRef) => useQuery(viewQuery(readSummary, request));
