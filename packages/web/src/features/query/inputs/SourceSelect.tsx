import { NativeSelect } from '@mantine/core';
import type { Input } from '../../../state/inputs.ts';
import { usePredefined } from '../../../api/lists.ts';
import { useSavedLists } from '../../../state/savedLists.ts';
import type { InputKind } from './inputKinds.ts';

interface Props {
  readonly kind: InputKind;
  readonly input: Input;
  readonly onChange: (source: Pick<Input, 'source' | 'name'>) => void;
}

const valueOf = ({ source, name }: Pick<Input, 'source' | 'name'>): string =>
  source === 'predefined' || source === 'saved' ? `${source}:${name}` : source;

/** Reads a value of the select: `typed`, or `saved:` and a name, which may hold colons. */
function sourceOf(value: string): Pick<Input, 'source' | 'name'> {
  const [source, ...name] = value.split(':');
  return { source: source as Input['source'], name: name.join(':') };
}

const ownSources = [
  { value: 'typed', label: 'Type or paste' },
  { value: 'uploaded', label: 'Upload a file' },
];

/** The names with the chosen one, which may not be loaded yet or be gone. */
const including = (names: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || names.includes(chosen) ? names : [...names, chosen];

/** Chooses where an input comes from. */
export function SourceSelect({ kind, input, onChange }: Props) {
  const { data: predefined = [] } = usePredefined(kind.holds);
  const saved = useSavedLists((lists) => lists.lists);
  const names = saved.filter((list) => list.kind === kind.holds).map(({ name }) => name);
  const options = (source: 'predefined' | 'saved', all: readonly string[]) =>
    including(all, input.source === source ? input.name : undefined).map((name) => ({
      value: valueOf({ source, name }),
      label: name,
    }));
  const groups = [
    { group: 'Your own', items: ownSources },
    { group: 'Predefined Lists', items: options('predefined', predefined) },
    { group: 'Saved Lists', items: options('saved', names) },
  ];
  return (
    <NativeSelect
      aria-label={kind.title}
      value={valueOf(input)}
      onChange={(event) => onChange(sourceOf(event.currentTarget.value))}
      data={[{ value: 'none', label: 'None' }, ...groups.filter(({ items }) => items.length > 0)]}
    />
  );
}
