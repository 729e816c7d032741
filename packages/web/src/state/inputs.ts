import { persist } from 'zustand/middleware';
import { create } from '../memory/pageMemory.ts';
import { useDraft } from './draft.ts';
import type { FileChoice } from './reading/readingTask.ts';
import { throttledStorage } from './throttledStorage.ts';

/** The inputs that restrict a query, by the field of the form that carries them. */
export const inputFields = ['targetgenes', 'filtertfs', 'targetnetworks', 'backgroundgenes'] as const;
export type InputField = (typeof inputFields)[number];

/** One input. The typed text and the file stay while another source is chosen. */
export interface Input {
  readonly source: 'none' | 'predefined' | 'saved' | 'typed' | 'uploaded';
  /** Name of the predefined or saved list. */
  readonly name: string;
  readonly typed: string;
  readonly file: { readonly name: string; readonly text: string } | undefined;
  /** How the user wants the text to be read, where it is another way than recognized. */
  readonly choices?: FileChoice | undefined;
}

/** An input that is not used. */
export const emptyInput: Input = { source: 'none', name: '', typed: '', file: undefined };

/** An input after a change: what was chosen for a text is not for another file or source. */
export function changed(input: Input, change: Partial<Input>): Input {
  const isOther = 'file' in change || 'source' in change || 'name' in change;
  return { ...input, ...(isOther && { choices: undefined }), ...change };
}

export type InputValues = Readonly<Record<InputField, Input>>;

interface Inputs {
  readonly inputs: InputValues;
  /** Chosen types of additional edges. */
  readonly edges: readonly string[];
  /** Ids of the user's own analyses that are sent with the query. */
  readonly own: readonly string[];
  change(field: InputField, change: Partial<Input>): void;
  chooseEdges(edges: readonly string[]): void;
  chooseOwn(own: readonly string[]): void;
  reset(): void;
}

const nothing = {
  inputs: {
    targetgenes: emptyInput,
    filtertfs: emptyInput,
    targetnetworks: emptyInput,
    backgroundgenes: emptyInput,
  },
  edges: [],
  own: [],
};

/**
 * The inputs of the query on the query page, for the lifetime of the tab. A new tab begins with the additional edges
 * alone, because uploads can be large.
 */
export const useInputs = create<Inputs>()(
  persist(
    (set) => ({
      ...nothing,
      change: (field, change) =>
        set(({ inputs }) => ({ inputs: { ...inputs, [field]: changed(inputs[field], change) } })),
      chooseEdges: (edges) => set({ edges }),
      chooseOwn: (own) => set({ own }),
      reset: () => set(nothing),
    }),
    {
      name: 'trellis-inputs',
      version: 2,
      storage: throttledStorage<Pick<Inputs, 'inputs' | 'edges' | 'own'>>({
        example: { ...nothing, edges: [''], own: [''] },
        label: 'the inputs',
        seed: ({ edges }) => ({ ...nothing, edges }),
      }),
      partialize: ({ inputs, edges, own }) => ({ inputs, edges, own }),
    },
  ),
);

useDraft.subscribe((draft, before) => {
  if (draft.resets !== before.resets) useInputs.getState().reset();
});

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

/** File name of a typed list. */
export const typedName = 'input.txt';

const displayName = (name: string): string => (name === typedName ? 'the typed list' : name);

/** How an input restricts a result, in words, from its name and what it holds: `only genes of List (12 genes)`. */
export const inputPhrases: Readonly<Record<InputField, (name: string, holds: string) => string>> = {
  targetgenes: (name, holds) => `only genes of ${displayName(name)} (${holds})`,
  targetnetworks: (name, holds) => `within the network ${displayName(name)} (${holds})`,
  filtertfs: (name, holds) => `only TFs of ${displayName(name)} (${holds})`,
  backgroundgenes: (name, holds) => `background ${displayName(name)} (${holds})`,
};

/** The additional edges in words. */
export const edgesPhrase = (edges: readonly string[]): string => `additional edges: ${edges.join(', ')}`;

/** Own analyses in words: `with my analyses Root 2 h, Root 4 h`; the first ones of many. */
export function ownPhrase(own: readonly { readonly label: string }[]): string {
  const labels = own.slice(0, 3).map(({ label }) => label);
  const more = own.length - labels.length;
  return `with my ${own.length === 1 ? 'analysis' : 'analyses'} ${labels.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
