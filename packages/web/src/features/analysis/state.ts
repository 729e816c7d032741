import { corrections, setChoices, universeChoices } from '@trellis/core';
import { create } from 'zustand';
import {
  maybeOneOf,
  oneOf,
  oneOfKeys,
  sortOption,
  textsOption,
  type AddressOption,
} from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Letters of the analyses that the view is zoomed to, as `A.C.AB`; empty for all. */
const lettersOption: AddressOption<readonly string[]> = {
  initial: [],
  read: ([text]) => text.split('.').filter((letter) => letter !== ''),
  write: (letters) => [letters.join('.')],
};

/** Options of the tab. `view` is a map of colors or a grid of numbers; undefined for what suits the number of analyses. */
export const useAnalysisOptions = viewOptions({
  correction: oneOfKeys(corrections),
  sets: oneOf(['auto', ...setChoices]),
  universe: oneOf(['auto', ...universeChoices]),
  view: maybeOneOf(['map', 'cells']),
  sort: sortOption,
  fields: textsOption(),
  zoom: lettersOption,
});

interface LeftOutState {
  /** Analyses that the grid leaves out, by request: tag and id. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
  hide(request: string, keys: readonly string[]): void;
}

/** What the grid leaves out; it outlives the tab, so that it opens as it was left. */
export const useLeftOut = create<LeftOutState>()((set) => ({
  hidden: {},
  hide: (request, keys) => set(({ hidden }) => ({ hidden: { ...hidden, [request]: keys } })),
}));
