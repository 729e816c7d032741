import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the licenses of the libraries whose modules are part of a bundle, each below the name and version of its library, from the
 * inputs that esbuild names, as paths below a folder. Throws if a library has no file with its license.
 */
export function licensesOf(inputs, root) {
  const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenseIn(join(root, folder)))
    .join('\n');
}

function licenseIn(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} is part of the program, and has no file with its license`);
  return `== ${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
