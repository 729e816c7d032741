import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { useLevelOptions } from './levelOptions.ts';
import { errorCode } from './Loaded.tsx';
import { LevelSelect } from './LevelSelect.tsx';

/** Says why the chosen TFs or families cannot be compared, with the choice; false for analyses, and for other errors. */
export function useFewSets(): (error: Error) => ReactNode {
  const { level } = useLevelOptions();
  return (error) =>
    level !== 'analysis' &&
    errorCode(error) === 'too-few-analyses' && (
      <EmptyState title="Too few gene sets to compare">
        <p>{error.message}</p>
        <LevelSelect />
      </EmptyState>
    );
}
