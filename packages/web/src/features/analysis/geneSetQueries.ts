import { exportGeneSets, readGenesInCommon, readGeneSets, type GeneSets } from '@trellis/contract';
import type { Correction } from '@trellis/core/stats';
import type { GeneSetsMatrix, LevelOptions, SetChoice, TestedSetsOptions, UniverseChoice } from '@trellis/core/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { linkTo } from '../../api/client.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { viewQuery } from '../../api/viewQuery.ts';

/** How overlaps are tested. */
export interface OverlapTest extends TestedSetsOptions, LevelOptions {
  readonly correction: Correction;
}

/** The overlaps of every pair of analyses as numbers, without their genes. */
export const useGeneSets = (request: RequestRef, test: OverlapTest) =>
  useQuery({
    ...viewQuery(readGeneSets, request, { query: { ...test, genes: '0', model: 'both' } }),
    select: matrixOf,
    placeholderData: keepPreviousData,
  });

/** `genes=0` asks for the matrix alone; any other answer is a fault of the server. */
function matrixOf(answer: GeneSets | GeneSetsMatrix): GeneSetsMatrix {
  if ('matrix' in answer) return answer;
  throw new Error('The server sent the overlaps in an unexpected form.');
}

interface TestedPair extends LevelOptions {
  readonly a: number;
  readonly b: number;
  readonly sets: SetChoice;
  readonly universe: UniverseChoice;
}

/** Common genes of two analyses, by their positions in the result. */
export const useGenesInCommon = (request: RequestRef, pair: TestedPair) =>
  useQuery(viewQuery(readGenesInCommon, request, { query: { ...pair } }));

/** Address of the pairs as CSV, with chosen metadata of both analyses. */
export const geneSetsCsvLink = ({ id, revision }: RequestRef, test: OverlapTest, fields: readonly string[]): string =>
  linkTo(exportGeneSets, {
    params: { id },
    query: { revision, ...test, model: 'both', fields: [...fields] },
  });
