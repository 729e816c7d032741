import type { Level, Support } from '@trellis/core/views';
import { useLevelOptions } from './levelOptions.ts';
import { Select } from './Select.tsx';

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
