import type { Input } from '../../state/inputs.ts';

type Source = Pick<Input, 'source' | 'name'>;

const isListed = ({ source }: Source): boolean => source === 'predefined' || source === 'saved';

/** What the select holds for a source: its word, with the name of a list behind it. */
export const valueOf = ({ source, name }: Source): string =>
  isListed({ source, name }) ? `${source}:${name}` : source;

/** Reads a value of the select; the name of a list may hold colons. */
export function sourceOf(value: string): Source {
  const [source, ...name] = value.split(':');
  return { source: source as Input['source'], name: name.join(':') };
}

/** The choices in groups; the chosen list is among them even while the others are loading. */
export function listChoices(
  input: Source,
  { predefined, saved }: { readonly predefined: readonly string[]; readonly saved: readonly string[] },
) {
  const items = (source: 'predefined' | 'saved', names: readonly string[]) => {
    const chosen = input.source === source && !names.includes(input.name) ? [input.name] : [];
    return [...names, ...chosen].map((name) => ({ value: valueOf({ source, name }), label: name }));
  };
  const groups = [
    { group: 'Predefined Lists', items: items('predefined', predefined) },
    { group: 'Saved Lists', items: items('saved', saved) },
    {
      group: 'Your own',
      items: [
        { value: 'typed', label: 'Type or paste' },
        { value: 'uploaded', label: 'Upload a file' },
      ],
    },
  ];
  return [{ value: 'none', label: 'All genes' }, ...groups.filter((group) => group.items.length > 0)];
}
