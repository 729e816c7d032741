import { wordsFor } from './bitset.ts';
import { once } from '../once.ts';
import { readTexts } from './block.ts';
import type { DatasetIndex, IndexedFamilies, IndexedGo, IndexedOrthologs } from './datasetIndex.ts';
import type { DatasetImage } from './image.ts';
import type { OtherTermIds } from './otherTermIds.ts';
import type { GoAnnotations, Ontology, Orthologs, TfFamilies } from './ontology.ts';

/** The Gene Ontology of a data set, and the annotations of its genes. */
export interface Go {
  readonly ontology: Ontology;
  readonly annotations: GoAnnotations;
  /** Release of the ontology, e.g. `releases/2024-01-17`; '' when it is unknown. */
  readonly release: string;
  /** Ids that lead to a term without being its own. */
  readonly others: OtherTermIds;
}

/** What is known about genes beyond the annotation. Empty or null where the data set has none. */
export interface Knowledge {
  readonly go: Go | null;
  /** Evidence codes of the annotations, without reading the ontology; null without one. */
  readonly evidenceCodes: readonly string[] | null;
  /** Editions of which it has a table of orthologs, sorted. */
  readonly orthologEditions: readonly string[];
  /** Sorted by edition. */
  readonly orthologs: readonly Orthologs[];
  readonly tfFamilies: TfFamilies | null;
}

/**
 * Readers of each part; `size` is the number of genes. A part is read when it is first used: opening a data set does not wait for texts
 * that few answers need. The readers keep nothing else of the index in memory.
 */
export function openKnowledge(
  { go, orthologs, tfFamilies }: Pick<DatasetIndex, 'go' | 'orthologs' | 'tfFamilies'>,
  { columns, expect }: Pick<DatasetImage, 'columns' | 'expect'>,
  size: number,
): Readers<Knowledge> {
  const late = <Entry, Part>(entry: Entry | undefined, read: (entry: Entry) => Part, none: Part) =>
    once(() => {
      if (entry === undefined) return none;
      expect?.();
      return read(entry);
    });
  return {
    go: late(go, (entry): Go | null => readGo(entry, columns, size), null),
    evidenceCodes: () => go?.codes ?? null,
    orthologEditions: () => (orthologs ?? []).map(({ edition }) => edition),
    orthologs: late(orthologs, (entries): Orthologs[] => entries.map((entry) => readOrthologs(entry, columns)), []),
    tfFamilies: late(tfFamilies, (entry): TfFamilies | null => readFamilies(entry, columns, size), null),
  };
}

type Readers<T> = { readonly [Key in keyof T]: () => T[Key] };

function readGo(entry: IndexedGo, columns: ArrayBufferLike, size: number): Go {
  const { terms, parentCount, annotationCount, others } = entry;
  return {
    release: entry.release,
    others: others
      ? { ids: readTexts(columns, others.ids), terms: new Uint32Array(columns, others.terms, others.count) }
      : { ids: [], terms: new Uint32Array() },
    ontology: {
      ids: readTexts(columns, entry.ids),
      names: readTexts(columns, entry.names),
      aspects: new Uint8Array(columns, entry.aspects, terms),
      parentStarts: new Uint32Array(columns, entry.parentStarts, terms + 1),
      parents: new Uint32Array(columns, entry.parents, parentCount),
      slim: new Uint32Array(columns, entry.slim, wordsFor(terms)),
    },
    annotations: {
      starts: new Uint32Array(columns, entry.annotationStarts, size + 1),
      terms: new Uint32Array(columns, entry.annotationTerms, annotationCount),
      evidence: new Uint8Array(columns, entry.evidence, annotationCount),
      codes: entry.codes,
    },
  };
}

function readOrthologs(entry: IndexedOrthologs, columns: ArrayBufferLike): Orthologs {
  return {
    edition: entry.edition,
    genes: new Uint32Array(columns, entry.genes, entry.count),
    orthologs: readTexts(columns, entry.orthologs),
    sources: entry.sources,
  };
}

function readFamilies(entry: IndexedFamilies, columns: ArrayBufferLike, size: number): TfFamilies {
  return {
    names: entry.names,
    starts: new Uint32Array(columns, entry.starts, size + 1),
    families: new Uint32Array(columns, entry.families, entry.count),
  };
}
