import { creatorOf, descriptionOf, jsonText, keywordsOf, titleOf, type ReleaseFacts } from './describe.ts';
import { licenseNotice, statedLicenses } from './licenses.ts';

/** The text of `dataset.jsonld`: a schema.org Dataset by the Bioschemas profile Dataset 1.0. */
export function jsonLdText(facts: ReleaseFacts): string {
  const { header, sources, files, publication } = facts;
  const licenses = statedLicenses(sources).map(({ title, url }) => url ?? title);
  const address = (file: string): string => (publication.url ? new URL(file, publication.url).href : file);
  return jsonText({
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    'http://purl.org/dc/terms/conformsTo': {
      '@id': 'https://bioschemas.org/profiles/Dataset/1.0-RELEASE',
      '@type': 'CreativeWork',
    },
    ...(publication.url && { '@id': publication.url, url: publication.url }),
    name: titleOf(facts),
    description: descriptionOf(facts),
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'SHA-256 of the content of the data set',
      value: header.version,
    },
    version: header.version,
    keywords: keywordsOf(facts),
    license: [...licenses, licenseNotice(sources)],
    creator: { '@type': 'Organization', name: creatorOf(facts) },
    ...(publication.creator && { publisher: { '@type': 'Organization', name: publication.creator } }),
    ...(publication.released && { datePublished: publication.released }),
    isAccessibleForFree: true,
    isBasedOn: sources
      .filter(({ doi, url }) => doi || url)
      .map(({ title, doi, url }) => ({
        '@type': 'CreativeWork',
        name: title,
        url: doi ? `https://doi.org/${doi}` : url,
      })),
    distribution: files.map(({ name, title, mediaType, bytes, sha256 }) => ({
      '@type': 'DataDownload',
      name: title,
      contentUrl: address(name),
      encodingFormat: mediaType,
      contentSize: `${bytes} B`,
      sha256,
    })),
  });
}
