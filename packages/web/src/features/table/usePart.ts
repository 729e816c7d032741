import { geneParts, setChoices, universeChoices, type PartOfTargets } from '@trellis/core';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** The part of a TF's targets that the address limits the table to, if any. */
export function usePart(): PartOfTargets | undefined {
  const search = useSearchParams()[0];
  const tf = search.get('tf');
  const part = geneParts.find((one) => one === search.get('part'));
  const sets = setChoices.find((one) => one === search.get('sets'));
  const universe = universeChoices.find((one) => one === search.get('universe'));
  return useMemo(() => (tf && part ? { tf, part, sets, universe } : undefined), [tf, part, sets, universe]);
}
