import { stringify } from 'yaml';
import { creatorOf, descriptionOf, keywordsOf, titleOf, type ReleaseFacts } from './describe.ts';
import type { SourceRecord } from './sources.ts';

/** The text of `CITATION.cff` (Citation File Format 1.2.0). It has no DOI: a release gets none by itself. */
export function citationText(facts: ReleaseFacts): string {
  const { header, sources, publication } = facts;
  return stringify(
    {
      'cff-version': '1.2.0',
      message: 'Cite this release and the publications of the data that you use; they are listed as references.',
      type: 'dataset',
      title: titleOf(facts),
      abstract: descriptionOf(facts),
      authors: [{ name: creatorOf(facts) }],
      version: header.version,
      ...(publication.released && { 'date-released': publication.released }),
      ...(publication.url && { url: publication.url }),
      identifiers: [{ type: 'other', value: header.version, description: 'Hash of the content of the data set' }],
      keywords: keywordsOf(facts),
      references: sources.filter(({ doi, pmid, url }) => doi || pmid || url).map(referenceOf),
    },
    { lineWidth: 0 },
  );
}

function referenceOf({ title, doi, pmid, url }: SourceRecord): object {
  const address = doi ? undefined : url || `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  return {
    type: doi || pmid ? 'article' : 'generic',
    title,
    authors: [{ name: `Authors of "${title}"` }],
    ...(doi && { doi }),
    ...(pmid && { identifiers: [{ type: 'other', value: `PMID:${pmid}` }] }),
    ...(address && { url: address }),
  };
}
