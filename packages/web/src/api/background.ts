import type { RequestInfo } from '@trellis/contract';
import { countOf } from '@trellis/core/formats';
import { testedSetsText, type TestedChoice } from '@trellis/core/views';
import { useResultRef } from './requestRef.ts';
import { useResult } from './result.ts';

/** The genes that the tests of a request draw from, in words: its background, or all protein-coding genes. */
function backgroundText({ backgroundgenes: list }: Pick<RequestInfo, 'backgroundgenes'>): string {
  return list ? `the ${countOf(list.known, 'known gene')} of your background` : 'all protein-coding genes';
}

/** The genes that the tests of the shown result draw from, in words. */
export function useBackgroundText(): string {
  const { data } = useResult(useResultRef());
  return data ? backgroundText(data.request) : 'the background';
}

/** Whether the query of the shown result has a background of its own; false until it is known. */
export function useHasBackground(): boolean {
  const { data } = useResult(useResultRef());
  return Boolean(data?.request.backgroundgenes);
}

/** Says which genes a test of the shown result compares and draws from, in one sentence. */
export const useTestedSetsText = (choice: TestedChoice): string => testedSetsText(choice, useHasBackground());
