import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the version of what is built from a folder: TRELLIS_VERSION when it is set (an image is built without Git), else the
 * tag of the commit without its `v`, with the number of commits since (`1.2.0-4-gabc1234`), else the version of package.json.
 */
export function versionOf(folder) {
  const wanted = process.env.TRELLIS_VERSION || described(folder);
  if (!wanted) return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const version = wanted.replace(/^v/, '');
  if (/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)) return version;
  throw new Error(`"${wanted}" is not a version: a tag is v1.2.3 or v1.2.3-rc.1`);
}

function described(folder) {
  try {
    const words = ['describe', '--tags', '--match', 'v[0-9]*'];
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
