import type { Input } from './inputs.ts';

/** Where an input comes from; `name` is that of a predefined or saved list. */
export type InputSource = Pick<Input, 'source' | 'name'>;

const sources = ['none', 'predefined', 'saved', 'typed', 'uploaded'] as const satisfies readonly Input['source'][];

/** The value of a select for a source: the source itself, or `saved:NAME`. */
export const sourceValue = ({ source, name }: InputSource): string =>
  source === 'predefined' || source === 'saved' ? `${source}:${name}` : source;

/** Parses a value of `sourceValue`; names may contain colons, and unknown sources are `none`. */
export function parseSource(value: string): InputSource {
  const [source, ...name] = value.split(':');
  return { source: sources.find((one) => one === source) ?? 'none', name: name.join(':') };
}

/** The options for the user's own text or file. */
export const ownSourceOptions = [
  { value: 'typed', label: 'Type or paste' },
  { value: 'uploaded', label: 'Upload a file' },
];

/** The options for lists; the selected list is among them even when it is not loaded yet or was deleted. */
export function listOptions(source: 'predefined' | 'saved', names: readonly string[], selected: InputSource) {
  const missing = selected.source === source && !names.includes(selected.name) ? [selected.name] : [];
  return [...names, ...missing].map((name) => ({ value: sourceValue({ source, name }), label: name }));
}
