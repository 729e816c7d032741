import type { Dataset } from '@trellis/core/dataset';
import { licensesIn } from '@trellis/core/formats';
import { licenseOf, listSources } from '@trellis/core/views';

/** A source of a data set, or a part that names none, with the licenses that are stated. */
export interface SourceRecord {
  /** How the data set cites it. */
  readonly title: string;
  readonly doi: string;
  readonly pmid: string;
  readonly url: string;
  readonly licenses: readonly string[];
  /** Number of its analyses and parts that state no license. */
  readonly unlicensed: number;
  readonly analyses: number;
  /** Lists, networks and edge types that come from it. */
  readonly parts: readonly string[];
}

/** Lists the sources of a data set, most analyses first, then what names no source. */
export function describeSources(dataset: Dataset): SourceRecord[] {
  const { sources, without, parts } = listSources(dataset);
  const byId = new Map(dataset.analyses.map((analysis) => [analysis.id, analysis]));
  const unnamed = without.flatMap((id) => byId.get(id) ?? []).map((analysis) => licensesIn(licenseOf(analysis)));
  return [
    ...sources.map(({ citations, doi, pmid, url, licenses, unlicensed, analyses, parts: ofSource }) => ({
      title: citations.join('; ') || doi || (pmid && `PubMed ${pmid}`) || url,
      ...{ doi, pmid, url, licenses, unlicensed },
      analyses: analyses.length,
      parts: ofSource.map(({ name }) => name),
    })),
    ...(unnamed.length > 0
      ? [{ ...unstated('Analyses that name no publication'), ...mergeLicenses(unnamed), analyses: unnamed.length }]
      : []),
    ...parts
      .filter(({ source, doi, pmid, url }) => !source && !doi && !pmid && !url)
      .map(({ name, license }) => ({ ...unstated(name), ...mergeLicenses([licensesIn(license)]), parts: [name] })),
    ...partsWithoutSidecar(dataset).map((name) => ({ ...unstated(name), unlicensed: 1, parts: [name] })),
  ];
}

const unstated = (title: string): SourceRecord => ({
  title,
  ...{ doi: '', pmid: '', url: '', licenses: [], unlicensed: 0, analyses: 0, parts: [] },
});

/** The licenses of several parts; a text '' is a part without one. */
const mergeLicenses = (parts: readonly (readonly string[])[]): Pick<SourceRecord, 'licenses' | 'unlicensed'> => ({
  licenses: [...new Set(parts.flat().filter(Boolean))],
  unlicensed: parts.filter((licenses) => licenses.includes('')).length,
});

/** Parts of a data set for which its files have no place to name a source and a license. */
const partsWithoutSidecar = ({ evidenceCodes, orthologEditions, tfFamilies }: Dataset): string[] => [
  'Annotation of the genes',
  ...(evidenceCodes ? ['Gene Ontology and its annotations'] : []),
  ...orthologEditions.map((edition) => `Orthologs in ${edition}`),
  ...(tfFamilies ? ['TF families'] : []),
];
