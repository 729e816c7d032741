import { countOf } from '@trellis/core/formats';
import type { DatasetHeader } from '../store.ts';
import { shortVersion } from '../contents/shortVersion.ts';
import { licenseNotice } from './licenses.ts';
import type { Publication, ReleasedFile } from './releasedFile.ts';
import type { SourceRecord } from './sources.ts';

/** A release, for the files that describe it. */
export interface ReleaseFacts {
  readonly header: DatasetHeader;
  /** Scientific name of the species; '' where the edition says none. */
  readonly species: string;
  /** Release of the genes; '' where the edition says none. */
  readonly annotation: string;
  readonly sources: readonly SourceRecord[];
  readonly files: readonly ReleasedFile[];
  readonly publication: Publication;
}

/** Title of a release, e.g. `Trellis yeast data, version 53c34df5d456`. */
export const titleOf = ({ header: { edition, version } }: Pick<ReleaseFacts, 'header'>): string =>
  `Trellis ${edition} data, version ${shortVersion(version)}`;

/** Who publishes the release; a group without a name of its own if no creator is given. */
export const creatorOf = ({
  header: { edition },
  publication,
}: Pick<ReleaseFacts, 'header' | 'publication'>): string =>
  publication.creator ?? `Maintainers of the Trellis ${edition} data set`;

/** What a release holds, in a few sentences. */
export function descriptionOf({
  header,
  species,
  annotation,
  sources,
}: Omit<ReleaseFacts, 'files' | 'publication'>): string {
  const { label, counts, edition, version } = header;
  const what = [
    countOf(counts.interactions, 'interaction', 'interactions'),
    `of ${countOf(counts.analyses, 'analysis', 'analyses')}`,
  ].join(' ');
  return [
    `Transcription factors and their targets (${[edition, species, annotation].filter(Boolean).join(', ')}): ${what}, with genes, additional edges, gene lists, networks and regulons.`,
    ...(label ? [`Label of the data set: ${label}.`] : []),
    `The version ${version} is a hash of the content: the same data always have the same version.`,
    licenseNotice(sources),
  ].join(' ');
}

/** Words by which search engines for data find a release. */
export const keywordsOf = ({ header: { edition }, species }: Pick<ReleaseFacts, 'header' | 'species'>): string[] => [
  edition,
  ...(species === '' ? [] : [species]),
  'transcription factors',
  'gene regulatory networks',
  'target genes',
  'regulons',
];

/** JSON as files have it: indented, with a line end. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
