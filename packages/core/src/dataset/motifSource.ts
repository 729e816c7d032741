/** Kinds of motif tables: hits of motif clusters, and of single motifs. */
export type MotifTableKind = 'cluster' | 'individual';

/** What the file next to a motif table says about its hits, in the order of the file. Keys are upper case, blanks as `_`. */
export type MotifSource = readonly (readonly [key: string, value: string])[];

/** What a hit of each motif table is; empty where it is not stated. */
export type MotifSources = Readonly<Record<MotifTableKind, MotifSource>>;

/** What a source says a hit is: `sequence match`, `ChIP event` or another text; undefined where it is not stated. */
export const hitTypeOf = (source: MotifSource): string | undefined => source.find(([key]) => key === 'HIT_TYPE')?.[1];

/** The technology whose events hits are: `ChIP` for `ChIP event`; undefined where hits are something else. */
const technologyOfEvents = (source: MotifSource): string | undefined =>
  /^(\S+) event$/i.exec(hitTypeOf(source) ?? '')?.[1];

/** Says what a motif hit is, for pages, files and methods. */
export function hitText(source: MotifSource): string {
  const type = hitTypeOf(source);
  if (type === undefined) return 'Hits: kind of hit not stated.';
  const technology = technologyOfEvents(source);
  if (technology !== undefined)
    return `Hits are ${technology} events in the region, not sequence matches. An enrichment in the targets of a ${technology} experiment comes from the same experiments.`;
  return type === 'sequence match' ? 'Hits are sequence matches in the region.' : `Hits: ${type}.`;
}

/** What marks a gene set whose enrichment is read from its own experiment. */
export const sameExperimentsText = 'hits from the same experiments';

/**
 * Whether hits are events of a technology, as `ChIP event` says: targets and hits then come from the same experiments.
 * `ChIP-exo` is one of ChIP.
 */
export function areSameExperiments(source: MotifSource, technology: string): boolean {
  const events = technologyOfEvents(source);
  return events !== undefined && lettersOf(technology).includes(lettersOf(events));
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Sources that state nothing. */
export const noMotifSources: MotifSources = { cluster: [], individual: [] };
