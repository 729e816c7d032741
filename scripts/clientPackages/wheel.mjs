import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { neutralNames } from './neutralNames.mjs';

const distribution = 'trellis_tf';

/**
 * Packs the Python client as a wheel, which pip installs without building it.
 * @returns {Promise<[name: string, bytes: Buffer]>}
 */
export async function wheel(folder) {
  const project = readFileSync(join(folder, 'pyproject.toml'), 'utf8');
  const field = (name) => new RegExp(`^${name} = "(.*)"$`, 'm').exec(project)?.[1] ?? '';
  const version = field('version');
  const about = `${distribution}-${version}.dist-info`;
  const source = join(folder, 'src', distribution);
  const modules = readdirSync(source).filter((name) => /\.py$|^py\.typed$/.test(name));
  const files = new Map([
    ...modules
      .sort()
      .map((name) => [`${distribution}/${name}`, neutralNames(readFileSync(join(source, name), 'utf8'))]),
    [
      `${about}/METADATA`,
      metadata({ version, field, readme: neutralNames(readFileSync(join(folder, 'README.md'), 'utf8')) }),
    ],
    [`${about}/WHEEL`, 'Wheel-Version: 1.0\nGenerator: trellis\nRoot-Is-Purelib: true\nTag: py3-none-any\n'],
  ]);
  files.set(`${about}/RECORD`, recordOf(files, about));
  return [`${distribution}-${version}-py3-none-any.whl`, await zipped(files)];
}

const metadata = ({ version, field, readme }) =>
  [
    'Metadata-Version: 2.1',
    'Name: trellis-tf',
    `Version: ${version}`,
    `Summary: ${field('description')}`,
    'License: MIT',
    `Requires-Python: ${field('requires-python')}`,
    'Provides-Extra: pandas',
    "Requires-Dist: pandas>=1.5; extra == 'pandas'",
    'Description-Content-Type: text/markdown',
    '',
    readme,
  ].join('\n');

/** The list of the files with their hashes, in which its own line has none. */
function recordOf(files, about) {
  const lines = [...files].map(([name, content]) => {
    const bytes = Buffer.from(content);
    return `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`;
  });
  return [...lines, `${about}/RECORD,,`, ''].join('\n');
}

async function zipped(files) {
  const zip = new ZipFile();
  const options = { mtime: new Date(2026, 0, 1), mode: 0o100644 };
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  return buffer(zip.outputStream);
}
