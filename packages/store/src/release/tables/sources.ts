import { unknownLicense } from '@trellis/core/formats';
import type { SourceRecord } from '../sources.ts';
import { batchesOf, type Column, type Table } from '../table.ts';

const columns: readonly Column[] = [
  { name: 'source', type: 'string', description: 'How the data set cites the publication, repository or database.' },
  { name: 'doi', type: 'string', description: 'DOI.', optional: true },
  { name: 'pmid', type: 'string', description: 'PubMed id.', optional: true },
  { name: 'url', type: 'string', description: 'Address.', optional: true },
  { name: 'license', type: 'string', description: 'Licenses that are stated, or "License unknown".' },
  {
    name: 'without_license',
    type: 'integer',
    description: 'Number of its analyses and parts that state no license.',
  },
  { name: 'analyses', type: 'integer', description: 'Number of its analyses.' },
  {
    name: 'parts',
    type: 'string',
    description: 'Its gene lists, networks and edge types, joined by "|".',
    optional: true,
  },
];

/** The sources of a data set with their licenses. */
export const sourceTable = (sources: readonly SourceRecord[]): Table => ({
  name: 'sources',
  title: 'Sources and licenses',
  description:
    'Where the data come from, with the license of each source. A source without a stated license says so.',
  columns,
  primaryKey: [],
  batches: () =>
    batchesOf(
      columns,
      sources.map(({ title, doi, pmid, url, licenses, unlicensed, analyses, parts }) => [
        ...[title, doi || null, pmid || null, url || null],
        licenses.join('; ') || unknownLicense,
        unlicensed,
        analyses,
        parts.join('|') || null,
      ]),
    ),
});
