import { compareParts } from '../dataset/contents.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { commitAddress, originOf, type Origin } from '../dataset/origin.ts';
import { emptySidecar, type PartKind, type Provenance } from '../dataset/provenance.ts';
import { licensesIn } from '../formats/license.ts';
import { groupBy } from '../groupBy.ts';
import { compareTexts } from '../compareTexts.ts';
import { citationKey, collectReferences, doiKey, pmidKey, referenceKey, type Reference } from './references.ts';

/** A list, a network or a type of additional edges. */
export interface SourcePart {
  readonly kind: PartKind;
  readonly name: string;
}

/** A commit of a repository. */
export interface SourceCommit {
  readonly commit: string;
  /** Address of its files on GitHub; '' for another host. */
  readonly url: string;
}

/** A publication, repository or database that analyses or other parts of a data set come from. */
export interface Source extends Reference {
  readonly url: string;
  /** Licenses that its analyses and parts state. */
  readonly licenses: readonly string[];
  /** Number of its analyses and parts that state no license, or one for some of their files only. */
  readonly unlicensed: number;
  /** Commits that its analyses and parts were read from. */
  readonly commits: readonly SourceCommit[];
  /** Recipes, with their versions, that made its analyses and parts. */
  readonly recipes: readonly string[];
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

/** Lists the sources of a data set, most analyses first: the publications of its analyses and the sources of its other parts. */
export function listSources(dataset: Dataset): SourcesView {
  const view = collectSources(dataset.analyses, describeParts(dataset));
  return { ...view, sources: view.sources.toSorted((a, b) => b.analyses.length - a.analyses.length) };
}

/** Lists the sources of analyses, which are sorted by id, and of other parts, by the smallest id of their analyses. */
export function collectSources(analysesById: readonly Analysis[], parts: readonly DescribedPart[]): SourcesView {
  const { references, without } = collectReferences(analysesById);
  const byId = new Map(analysesById.map((analysis) => [analysis.id, analysis]));
  const counts = countNamings(analysesById);
  const byKey = new Map<string, Source>();
  for (const reference of references) {
    const analyses = reference.analyses.flatMap((id) => byId.get(id) ?? []);
    byKey.set(referenceKey(reference), {
      ...describeSource(reference, analyses),
      filter: filterOf(counts, analyses),
    });
  }
  for (const part of parts) addPart(byKey, part);
  return { sources: [...byKey.values()], without, parts };
}

/** All lists, networks and edge types of a data set with what their sidecars say. */
export function describeParts({ lists, networks, edgeTypes, provenance }: Dataset): DescribedPart[] {
  const all: SourcePart[] = [
    ...lists.map((name) => ({ kind: 'list', name }) as const),
    ...networks.map((name) => ({ kind: 'network', name }) as const),
    ...edgeTypes.map(({ name }) => ({ kind: 'edges', name }) as const),
  ];
  return all.sort(compareParts).map((part) => ({
    ...emptySidecar,
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
    ...mergeOrigins(analyses.map(describeOrigin)),
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

/** Where data come from, as a source lists it. */
type Origins = Pick<Source, 'licenses' | 'unlicensed' | 'commits' | 'recipes'>;

const licenseKey = /(?:^|[_/])LICEN[CS]ES?$/;

/** What an analysis says about its licenses, under any key that ends in LICENSE. */
export const licenseOf = (analysis: Analysis): string => valuesOf([analysis], licenseKey).join('; ');

const describeOrigin = (analysis: Analysis): Origins =>
  originsOf({ ...originOf(analysis.metadata), license: licenseOf(analysis) });

function originsOf({ url, license, commit, recipe }: Omit<Origin, 'sha256'>): Origins {
  const licenses = licensesIn(license);
  return {
    licenses: licenses.filter(Boolean),
    unlicensed: licenses.includes('') ? 1 : 0,
    commits: commit ? [{ commit, url: commitAddress({ url, commit }) }] : [],
    recipes: recipe ? [recipe] : [],
  };
}

/** The different licenses, commits and recipes of some data. A commit of several repositories is in each of them. */
function mergeOrigins(origins: readonly Origins[]): Origins {
  const commits = new Map(
    origins.flatMap((origin) => origin.commits.map((one) => [`${one.commit} ${one.url}`, one] as const)),
  );
  return {
    licenses: [...new Set(origins.flatMap(({ licenses }) => licenses))],
    unlicensed: origins.reduce((sum, { unlicensed }) => sum + unlicensed, 0),
    commits: [...commits.values()],
    recipes: [...new Set(origins.flatMap(({ recipes }) => recipes))],
  };
}

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
  const { kind, name, source, doi, pmid, url } = part;
  const citations = source ? [source] : [];
  const key = referenceKey({ doi, pmid, citations }) || url.toLowerCase();
  if (!key) return;
  const known = byKey.get(key) ?? newSource({ doi, pmid, citations, analyses: [] });
  byKey.set(key, {
    ...known,
    url: known.url || url,
    citations: known.citations.length ? known.citations : citations,
    ...mergeOrigins([known, originsOf(part)]),
    parts: [...known.parts, { kind, name }],
  });
}

const newSource = (reference: Reference): Source => ({
  ...reference,
  url: '',
  ...mergeOrigins([]),
  accessions: [],
  tfs: 0,
  technologies: [],
  parts: [],
  filter: undefined,
});
