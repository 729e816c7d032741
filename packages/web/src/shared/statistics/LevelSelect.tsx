import { levels, supports, type Level, type LevelOptions, type Support } from '@trellis/core/views';
import type { ReactNode } from 'react';
import { errorCode } from '../../ui/Loaded.tsx';
import { oneOf } from '../../ui/addressOptions.ts';
import { Select } from '../../ui/fields.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Whether the gene sets of a tab are analyses, TFs or TF families, in the address of each tab that compares sets. */
export const useLevelOptions = viewOptions({ level: oneOf(levels), support: oneOf(supports) });

/** What the API is asked for: nothing for analyses, unless each of them is asked for by itself. */
export function useLevel(): LevelOptions {
  const { level, support } = useLevelOptions();
  return level === 'analysis' ? {} : { level, support };
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly level: Level;
  readonly support: Support;
}

const within = [
  { support: 'any', text: 'any analysis' },
  { support: 'two', text: 'two analyses or more' },
  { support: 'all', text: 'all analyses' },
] as const;

const choicesOf = (level: Level, name: string): Choice[] =>
  within.map(({ support, text }) => ({ value: `${level} ${support}`, label: `${name}: ${text}`, level, support }));

const groups = [
  { group: 'Genes of each TF in', items: choicesOf('tf', 'TFs') },
  { group: 'Genes of each TF family in', items: choicesOf('family', 'Families') },
] as const;

const choices = groups.flatMap(({ items }) => items);

/** Chooses what a gene set of the view is: an analysis, a TF or a TF family. */
export function LevelSelect({ automatic }: { readonly automatic?: string }) {
  const { level, support, set } = useLevelOptions();
  return (
    <Select
      aria-label="Gene sets"
      value={level === 'analysis' ? level : `${level} ${support}`}
      onChange={({ currentTarget: { value } }) => {
        const next = choices.find((one) => one.value === value);
        set(next ? { level: next.level, support: next.support } : { level: 'analysis', support: 'any' });
      }}
      data={[{ value: 'analysis', label: automatic ?? 'Each analysis' }, ...groups]}
    />
  );
}

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
