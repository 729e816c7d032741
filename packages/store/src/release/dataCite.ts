import { creatorOf, descriptionOf, jsonText, keywordsOf, titleOf, type ReleaseFacts } from './describe.ts';
import { licenseNotice, statedLicenses } from './licenses.ts';

/**
 * The text of `datacite.json`: metadata in the DataCite schema 4.5 for whoever registers a DOI for the release. It claims
 * none. Publisher and year are there only if they are given.
 */
export function dataCiteText(facts: ReleaseFacts): string {
  const { header, sources, files, publication } = facts;
  return jsonText({
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Transcription factors and their targets' },
    titles: [{ title: titleOf(facts), lang: 'en' }],
    creators: [{ name: creatorOf(facts), nameType: 'Organizational' }],
    ...(publication.creator && { publisher: { name: publication.creator } }),
    ...(publication.released && {
      publicationYear: Number(publication.released.slice(0, 4)),
      dates: [{ date: publication.released, dateType: 'Issued' }],
    }),
    language: 'en',
    version: header.version,
    ...(publication.url && { url: publication.url }),
    alternateIdentifiers: [
      { alternateIdentifier: header.version, alternateIdentifierType: 'SHA-256 of the content' },
    ],
    subjects: keywordsOf(facts).map((subject) => ({ subject })),
    descriptions: [{ description: descriptionOf(facts), descriptionType: 'Abstract', lang: 'en' }],
    rightsList: [
      ...statedLicenses(sources).map(({ title, spdx, url }) => ({
        rights: title,
        ...(url && { rightsUri: url }),
        ...(spdx && { rightsIdentifier: spdx, rightsIdentifierScheme: 'SPDX' }),
      })),
      { rights: licenseNotice(sources) },
    ],
    relatedIdentifiers: sources
      .filter(({ doi }) => doi !== '')
      .map(({ doi }) => ({
        relatedIdentifier: doi,
        relatedIdentifierType: 'DOI',
        relationType: 'IsDerivedFrom',
      })),
    sizes: [`${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`],
    formats: [...new Set(files.map(({ mediaType }) => mediaType))],
  });
}
