import { corrections } from '@trellis/core/stats';
import { create } from '../../memory/pageMemory.ts';
import { flag, oneOf, oneOfKeys, sortOption, textOption, textsOption } from '../../ui/addressOptions.ts';
import { heatColors } from '@trellis/core/views';
import { viewOptions } from '../../ui/useViewOptions.ts';
import { motifTests } from './testTexts.ts';

/** What the tab shows: enriched clusters as a table or heat map, or single motifs. */
const motifViews = ['table', 'map', 'individual'] as const;
export type MotifViewKind = (typeof motifViews)[number];

/**
 * Options of the tab. No regions are the default ones; alpha and the bounds of the color scale are as typed; `color` is what the heat map is colored by; fields are
 * metadata keys in the headings, in the order in which they were chosen; `all` shows gene sets without an enriched cluster.
 */
export const useMotifOptions = viewOptions({
  view: oneOf(motifViews),
  color: oneOf(heatColors),
  correction: oneOfKeys(corrections),
  test: oneOfKeys(motifTests),
  regions: textsOption(),
  alpha: textOption('0.05'),
  lower: textOption(),
  upper: textOption(),
  sort: sortOption,
  fields: textsOption(),
  all: flag,
});

interface ChosenMotifsState {
  /** Chosen individual motifs per gene set, by request; the default ones when there are none. */
  readonly chosen: Readonly<Record<string, readonly (readonly string[])[]>>;
  choose(chosen: ChosenMotifsState['chosen']): void;
}

/** The choice of individual motifs; it outlives the tab, so that it opens as it was left. */
export const useChosenMotifLists = create<ChosenMotifsState>()((set) => ({
  chosen: {},
  choose: (chosen) => set({ chosen }),
}));
