import type { SourceRecord } from './sources.ts';

/** A license that sources state. */
export interface StatedLicense {
  /** As the sources write it. */
  readonly title: string;
  /** SPDX identifier; undefined for a license that is not in the table below. */
  readonly spdx: string | undefined;
  /** Address of its text. */
  readonly url: string | undefined;
}

interface KnownLicense {
  readonly form: RegExp;
  readonly spdx: string;
  readonly url: string;
}

const creativeCommons = (short: string, version: string): KnownLicense => ({
  form: new RegExp(
    `^(?:CC[ -]?)${short.replaceAll('-', '[ -]')}[ -]v?${version.replace('.', '\\.')}(?: International)?$`,
    'i',
  ),
  spdx: `CC-${short}-${version}`,
  url: `https://creativecommons.org/licenses/${short.toLowerCase()}/${version}/`,
});

const known: readonly KnownLicense[] = [
  ...['BY', 'BY-SA', 'BY-NC', 'BY-ND', 'BY-NC-SA', 'BY-NC-ND'].flatMap((short) => [
    creativeCommons(short, '4.0'),
    creativeCommons(short, '3.0'),
  ]),
  {
    form: /^(?:CC[ -]?0|CC0 1\.0(?: Universal)?|CC0-1\.0)$/i,
    spdx: 'CC0-1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  { form: /^MIT(?: License)?$/i, spdx: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
  {
    form: /^Apache(?:[ -]License)?[ -,]*(?:v|version )?2\.0$/i,
    spdx: 'Apache-2.0',
    url: 'https://spdx.org/licenses/Apache-2.0.html',
  },
  {
    form: /^GPL(?:v| v|-)?3(?:\.0)?(?:-only)?$/i,
    spdx: 'GPL-3.0-only',
    url: 'https://spdx.org/licenses/GPL-3.0-only.html',
  },
  {
    form: /^GPL(?:v| v|-)?3(?:\.0)?(?:\+|-or-later)$/i,
    spdx: 'GPL-3.0-or-later',
    url: 'https://spdx.org/licenses/GPL-3.0-or-later.html',
  },
  { form: /^ODbL(?:[ -]v?1\.0)?$/i, spdx: 'ODbL-1.0', url: 'https://spdx.org/licenses/ODbL-1.0.html' },
];

/** The different licenses that the sources of a release state. */
export function statedLicenses(sources: readonly SourceRecord[]): StatedLicense[] {
  const titles = [...new Set(sources.flatMap(({ licenses }) => licenses))];
  return titles.map((title) => {
    const found = known.find(({ form }) => form.test(title));
    return { title, spdx: found?.spdx, url: found?.url };
  });
}

/** Says what the licenses of a release allow to whom it may concern: nothing where none is stated. */
export function licenseNotice(sources: readonly SourceRecord[]): string {
  const licenses = statedLicenses(sources).map(({ title }) => title);
  const unlicensed = sources.reduce((sum, source) => sum + source.unlicensed, 0);
  const stated =
    licenses.length > 0 ? `The sources state these licenses: ${licenses.join('; ')}.` : 'No source states a license.';
  const unknown =
    unlicensed > 0
      ? ` The license of ${unlicensed} analyses and other parts is unknown: ask their authors before you redistribute them.`
      : '';
  return `Each source keeps its own license; the table of sources lists them. ${stated}${unknown}`;
}
