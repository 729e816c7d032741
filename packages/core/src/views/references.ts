import { findDois } from '../formats/identifiers.ts';
import { isStated } from '../formats/license.ts';

/** A publication that the metadata of analyses name. At least one of DOI, PMID and citation is not empty. */
export interface Reference {
  readonly doi: string;
  readonly pmid: string;
  /** How the metadata cite it, e.g. `O'Malley & Huang Cell 2016`; several when analyses cite it differently. */
  readonly citations: readonly string[];
  /** Ids of the analyses, ascending. */
  readonly analyses: readonly number[];
}

/** The publications of some analyses, and the analyses that name none. */
export interface References {
  readonly references: readonly Reference[];
  readonly without: readonly number[];
}

export const doiKey = /(?:^|[_/])DOIS?$/;
export const pmidKey = /^(?:PMID|PUBMED)/;
export const citationKey = /(?:^|[_/])(?:PUBLICATION|CITATION|REFERENCE|PAPER)S?$/;

/**
 * Collects the publications that analyses name, each once, in the order of the first analysis that names it; the analyses are
 * sorted by id. They are named in metadata called DOI, PMID, PubMed, Publication, Citation, Reference or Paper.
 */
export function collectReferences(
  analyses: readonly { readonly id: number; readonly metadata: ReadonlyMap<string, string> }[],
): References {
  const byKey = new Map<string, { reference: Named; citations: Set<string>; analyses: number[] }>();
  const without: number[] = [];
  for (const { id, metadata } of analyses) {
    const named = namedIn(metadata);
    if (!named.length) without.push(id);
    for (const reference of named) {
      const key = referenceKey(reference);
      const known = byKey.get(key) ?? { reference, citations: new Set<string>(), analyses: [] };
      byKey.set(key, known);
      known.analyses.push(id);
      for (const citation of reference.citations) known.citations.add(citation);
    }
  }
  return {
    references: [...byKey.values()].map(({ reference, citations, analyses: ids }) => ({
      ...reference,
      citations: [...citations],
      analyses: ids,
    })),
    without,
  };
}

/** What makes two references the same: the DOI, or else the PMID, or else the citation. */
export const referenceKey = ({ doi, pmid, citations }: Named): string =>
  (doi || pmid || citations.join()).toLowerCase();

type Named = Omit<Reference, 'analyses'>;

/** The publications of one analysis. A single DOI, PMID and citation are the same publication. */
function namedIn(metadata: ReadonlyMap<string, string>): Named[] {
  const valuesOf = (key: RegExp) =>
    [...metadata].filter(([name, value]) => key.test(name) && isStated(value)).map(([, v]) => v);
  const cited = valuesOf(citationKey);
  const dois = [...new Set([...valuesOf(doiKey), ...cited].flatMap(findDois))];
  const pmids = [...new Set(valuesOf(pmidKey).flatMap((value) => value.match(/\d{4,9}/g) ?? []))];
  const citations = cited.filter((text) => !isOnlyDoi(text));
  if (dois.length > 1 || pmids.length > 1) {
    return [
      ...dois.map((doi) => ({ doi, pmid: '', citations })),
      ...pmids.map((pmid) => ({ doi: '', pmid, citations })),
    ];
  }
  const [doi = ''] = dois;
  const [pmid = ''] = pmids;
  return doi || pmid || citations.length ? [{ doi, pmid, citations }] : [];
}

const isOnlyDoi = (text: string): boolean =>
  /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/i.test(text.trim());
