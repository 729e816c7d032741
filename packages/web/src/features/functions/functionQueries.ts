import { exportResultFunctions, readResultFunctions, readTermGenes } from '@trellis/contract';
import type { EvidenceFilter } from '@trellis/core/ontology';
import type { LevelOptions } from '@trellis/core/views';
import type { ResultFunctionsOptions } from '@trellis/engine/views/functions/testResultFunctions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { linkTo } from '../../api/client.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { viewQuery } from '../../api/viewQuery.ts';

/** How functions are tested. */
type FunctionQuestion = LevelOptions &
  Pick<ResultFunctionsOptions, 'scope' | 'evidence' | 'correction' | 'min' | 'max' | 'alpha' | 'top'>;

/** Terms in which the genes of a result, or the targets of its analyses, are enriched. */
export const useResultFunctions = (request: RequestRef, question: FunctionQuestion) =>
  useQuery({
    ...viewQuery(readResultFunctions, request, { query: { ...question, label: '1', model: 'both' } }),
    placeholderData: keepPreviousData,
  });

/** A term in one of the gene sets, in their order. */
interface TermInSet extends LevelOptions {
  readonly term: string;
  readonly set: number;
  readonly evidence: EvidenceFilter;
}

/** The genes of a gene set that have a term. */
export const useTermGenes = (request: RequestRef, requested: TermInSet) =>
  useQuery(viewQuery(readTermGenes, request, { query: { ...requested } }));

/** Address of all enriched terms as CSV. */
export const functionsCsvLink = ({ id, revision }: RequestRef, question: Omit<FunctionQuestion, 'top'>): string =>
  linkTo(exportResultFunctions, { params: { id }, query: { ...question, revision, model: 'both' } });
