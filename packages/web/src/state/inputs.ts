import { create } from '../memory/create.ts';
import { persist } from 'zustand/middleware';
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
