import { compareParts } from '../dataset/contents.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { PartKind, Provenance, Sidecar } from '../dataset/provenance.ts';
import { groupBy } from '../groupBy.ts';
import { compareTexts } from '../compareTexts.ts';
import { citationKey, collectReferences, doiKey, pmidKey, referenceKey, type Reference } from './references.ts';

/** A list, a network or a type of additional edges. */
export interface SourcePart {
  readonly kind: PartKind;
  readonly name: string;
}

/** A publication, repository or database that analyses or other parts of a data set come from. */
export interface Source extends Reference {
  readonly url: string;
  readonly licenses: readonly string[];
  /** Accessions of repositories (GEO, SRA ...) that its analyses name. */
  readonly accessions: readonly string[];
  /** Number of TFs of its analyses. */
  readonly tfs: number;
  /** Its analyses by TECHNOLOGY (by EDGE_TYPE without one), most first. */
  readonly technologies: readonly (readonly [technology: string, analyses: number])[];
  /** Lists, networks and edge types that come from it. */
  readonly parts: readonly SourcePart[];
  /** The values of a metadata key that exactly its analyses have; undefined when no single key tells them apart. */
  readonly filter: { readonly key: string; readonly values: readonly string[] } | undefined;
}

/** A part of the data set with what its sidecar says; without a sidecar all texts are ''. */
export type DescribedPart = Provenance;

/** Where the data of an edition come from. */
export interface SourcesView {
  /** Sources with the most analyses first. */
  readonly sources: readonly Source[];
  /** Ids of the analyses that name no publication, ascending. */
  readonly without: readonly number[];
  /** All lists, networks and edge types. */
  readonly parts: readonly DescribedPart[];
}

/** Lists the sources of a data set: the publications that its analyses name, and the sources of its other parts. */
export function listSources(dataset: Dataset): SourcesView {
  const { references, without } = collectReferences(dataset.analyses);
  const parts = describeParts(dataset);
  const byId = new Map(dataset.analyses.map((analysis) => [analysis.id, analysis]));
  const counts = countNamings(dataset.analyses);
  const byKey = new Map<string, Source>();
  for (const reference of references) {
    const analyses = reference.analyses.flatMap((id) => byId.get(id) ?? []);
    byKey.set(referenceKey(reference), {
      ...describeSource(reference, analyses),
      filter: filterOf(counts, analyses),
    });
  }
  for (const part of parts) addPart(byKey, part);
  const sources = [...byKey.values()].sort((a, b) => b.analyses.length - a.analyses.length);
  return { sources, without, parts };
}

function describeParts({ lists, networks, edgeTypes, provenance }: Dataset): DescribedPart[] {
  const all: SourcePart[] = [
    ...lists.map((name) => ({ kind: 'list', name }) as const),
    ...networks.map((name) => ({ kind: 'network', name }) as const),
    ...edgeTypes.map(({ name }) => ({ kind: 'edges', name }) as const),
  ];
  const nothing: Sidecar = { description: '', source: '', doi: '', pmid: '', url: '', license: '' };
  return all.sort(compareParts).map((part) => ({
    ...nothing,
    ...part,
    ...provenance.find((one) => compareParts(one, part) === 0),
  }));
}

function describeSource(reference: Reference, analyses: readonly Analysis[]): Omit<Source, 'filter'> {
  const technologies = groupBy(
    analyses,
    ({ metadata }) => metadata.get('TECHNOLOGY') || metadata.get('EDGE_TYPE') || '',
  );
  return {
    ...reference,
    citations: byFrequency(reference.citations, analyses),
    url: '',
    licenses: valuesOf(analyses, licenseKey),
    accessions: [...new Set(valuesOf(analyses, accessionKey).flatMap((text) => text.split(/[\s,;]+/)))].filter(
      Boolean,
    ),
    tfs: new Set(analyses.map(({ tf }) => tf)).size,
    technologies: [...technologies]
      .map(([name, { length }]): [string, number] => [name, length])
      .sort(([a, x], [b, y]) => y - x || compareTexts(a, b)),
    parts: [],
  };
}

/** The citations in the order of how many analyses have them, most first. */
function byFrequency(citations: readonly string[], analyses: readonly Analysis[]): string[] {
  const counts = new Map(citations.map((citation) => [citation, 0]));
  for (const { metadata } of analyses) {
    for (const text of new Set(metadata.values())) counts.set(text, (counts.get(text) ?? NaN) + 1);
  }
  return [...citations].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

const licenseKey = /(?:^|[_/])LICEN[CS]ES?$/;
const accessionKey = /^(?:GEO|SRA|ENA|BIOPROJECT|ARRAYEXPRESS)(?:_|$)|(?:^|_)ACCESSIONS?$/;

/** The different values that analyses have for some keys. */
const valuesOf = (analyses: readonly Analysis[], keys: RegExp): string[] => [
  ...new Set(
    analyses.flatMap(({ metadata }) =>
      [...metadata].flatMap(([key, value]) => (value && keys.test(key) ? value : [])),
    ),
  ),
];

/** A DOI tells sources apart best, a citation worst. */
const filterKeys = [doiKey, pmidKey, citationKey];

/** Numbers of analyses by key and value, of the keys that name publications. */
type NamingCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function countNamings(analyses: readonly Analysis[]): NamingCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const { metadata } of analyses) {
    for (const [key, value] of metadata) {
      if (!value || !filterKeys.some((form) => form.test(key))) continue;
      const byValue = counts.get(key) ?? new Map<string, number>();
      counts.set(key, byValue.set(value, (byValue.get(value) ?? 0) + 1));
    }
  }
  return counts;
}

function filterOf(counts: NamingCounts, analyses: readonly Analysis[]): Source['filter'] {
  for (const form of filterKeys) {
    for (const [key, byValue] of counts) {
      if (!form.test(key)) continue;
      const values = [...new Set(analyses.map(({ metadata }) => metadata.get(key) ?? ''))];
      const found = values.reduce((sum, value) => sum + (byValue.get(value) ?? NaN), 0);
      if (found === analyses.length) return { key, values };
    }
  }
  return undefined;
}

/** Adds a part to its source, which is a new one if no analysis has it. A part without a source is not added. */
function addPart(byKey: Map<string, Source>, part: DescribedPart): void {
  const { kind, name, source, doi, pmid, url, license } = part;
  const citations = source ? [source] : [];
  const key = referenceKey({ doi, pmid, citations }) || url.toLowerCase();
  if (!key) return;
  const known = byKey.get(key) ?? newSource({ doi, pmid, citations, analyses: [] });
  byKey.set(key, {
    ...known,
    url: known.url || url,
    citations: known.citations.length ? known.citations : citations,
    licenses: [...new Set([...known.licenses, ...(license ? [license] : [])])],
    parts: [...known.parts, { kind, name }],
  });
}

const newSource = (reference: Reference): Source => ({
  ...reference,
  url: '',
  licenses: [],
  accessions: [],
  tfs: 0,
  technologies: [],
  parts: [],
  filter: undefined,
});
