import { countOf, formatCount } from '@trellis/core/formats';
import type { Release } from '@trellis/contract';
import type { ReleaseIndex, SiteManifest } from './manifest.ts';
import { releaseBytes } from './siteReleases.ts';

/** What a folder says to whoever finds it: `README.txt`. */
export function siteReadme(
  { program, settings, editions }: SiteManifest,
  index: ReleaseIndex,
  title: string,
): string {
  return `${title}
${'='.repeat(title.length)}

This folder is a whole web site. It answers which genes a transcription factor binds and regulates. It needs no server
program and no database: any web server that sends files will do. The answers are computed in the browser of the visitor,
and what a visitor brings stays there.

To open it on this computer, start one of these commands in this folder, then open the address that it prints. A browser
does not run it from the file manager: it needs http://localhost, or https://.

    python3 -m http.server 8000        then open http://localhost:8000/
    npx serve .

To publish it, copy all files to a web space that is reached over https.
${describeContact(settings)}
What is inside
--------------

${editions.map(describeEdition).join('\n')}
    index.html, assets/       the pages
    start.js, serviceWorker.js, engine/   the program (Trellis ${program}); files that end in .gz are packed with gzip
    site.json                 which data there are, and in which files
    data/                     the data: each file is packed with gzip, and its name is the start of the SHA-256 of its content
    releases/                 ${describeReleases(index)}
    github-pages.yml          a workflow that publishes the folder on GitHub Pages
    SHA256SUMS                checksums: sha256sum --check SHA256SUMS
    CITATION.cff              how to cite it
    LICENSE                   license of the program; those of the data are in the table of sources on the page Citations

The tables of interactions can be taken out of the running site as CSV, Excel and Arrow files, and as an archive that holds all
tables of a result, their description and the version of the data.
`;
}

/** Where to write about the site, if that is known. */
function describeContact({ contactEmail, issuesUrl }: SiteManifest['settings']): string {
  const places = [contactEmail, issuesUrl].filter((place) => place !== undefined);
  return places.length === 0 ? '' : `\nContact: ${places.join(', ')}\n`;
}

/** Which releases there are: the whole data as tables for other programs. */
function describeReleases({ editions }: ReleaseIndex): string {
  const lines = editions.flatMap(({ edition, releases }) =>
    releases.map((release) => describeRelease(edition, release)),
  );
  if (lines.length === 0) return 'index.json, which lists releases of the data as tables: this folder has none';
  return [
    'the whole data as tables for other programs, each version with its README.md; index.json lists them',
    ...lines.map((line) => `        ${line}`),
    '    clients/                  the clients for Python, R and TypeScript, which read the list of releases',
  ].join('\n');
}

const describeRelease = (edition: string, release: Release): string =>
  `releases/${release.name}/  ${edition}, ${countOf(release.files.length, 'file')}, ${(releaseBytes([release]) / 1e6).toFixed(1)} MB`;

const describeEdition = ({
  header: { edition, version, label, counts },
  profile,
}: SiteManifest['editions'][number]) =>
  `    ${edition}: ${profile.settings.species ?? label}, ${formatCount(counts.analyses)} analyses, ${formatCount(counts.interactions)} interactions
        version ${version}
`;

/** How the folder is cited: `CITATION.cff`. */
export function siteCitation({ program, editions }: SiteManifest, title: string): string {
  const versions = editions.map(({ header }) => `${header.edition} ${header.version.slice(0, 12)}`).join(', ');
  return [
    'cff-version: 1.2.0',
    'message: If you use this site, please cite it, and the publications that its page Citations lists.',
    `title: ${JSON.stringify(title)}`,
    'type: dataset',
    `version: ${JSON.stringify(`${versions}; Trellis ${program}`)}`,
    'authors:',
    '  - name: "The authors of the data, see the page Citations"',
    '',
  ].join('\n');
}
