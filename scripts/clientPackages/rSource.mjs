import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neutralNames } from './neutralNames.mjs';
import { tarFile } from './tarFile.mjs';

const name = 'trellisTF';
const parts = ['NAMESPACE', 'LICENSE', 'README.md', 'R', 'man'];

/**
 * Packs the R client as a source package, which install.packages and R CMD INSTALL take.
 * @returns {[name: string, bytes: Buffer]}
 */
export function rSource(folder) {
  const description = readFileSync(join(folder, 'DESCRIPTION'), 'utf8').trimEnd();
  const [, version] = /^Version: (.+)$/m.exec(description);
  // R CMD build adds these; without the vignettes no builder is needed.
  const built = `${description.replace(/^VignetteBuilder: .*\n/m, '')}
Author: The Trellis authors [aut, cre]
Maintainer: The Trellis authors <trellis@example.org>
NeedsCompilation: no
Packaged: 2026-01-01 00:00:00 UTC; trellis
`;
  const files = parts.flatMap((part) => filesIn(folder, part));
  const content = [['DESCRIPTION', built], ...files].map(([path, text]) => [`${name}/${path}`, text]);
  return [`${name}_${version}.tar.gz`, tarFile(content)];
}

const read = (path) => neutralNames(readFileSync(path, 'utf8'));

function filesIn(folder, part) {
  if (/[A-Z]{3}/.test(part)) return [[part, read(join(folder, part))]];
  return readdirSync(join(folder, part))
    .sort()
    .map((file) => [`${part}/${file}`, read(join(folder, part, file))]);
}
