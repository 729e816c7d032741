import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes npm-shrinkwrap.json, which npm follows in an installed package: the libraries of the libraries have the versions of
 * package-lock.json, with which the tests ran. Throws if a library is not in it.
 */
export function pinVersions(root, folder) {
  const { lockfileVersion, packages } = readJson(join(root, 'package-lock.json'));
  const { name, version, license, engines, bin, dependencies, optionalDependencies } = readJson(
    join(folder, 'package.json'),
  );
  const own = { name, version, license, engines, bin, dependencies, optionalDependencies };
  const pinned = {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: { '': own, ...needed(own, hoisted(own, packages)) },
  };
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), `${JSON.stringify(pinned, null, 2)}\n`);
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the entries of a lock file with the libraries of a package at the top, where a workspace has its own version. */
function hoisted(own, packages) {
  const isWanted = ([path, { version }]) =>
    path.startsWith('packages/') && own.dependencies[path.split('/node_modules/')[1]] === version;
  const moved = Object.entries(packages).filter(isWanted);
  return {
    ...packages,
    ...Object.fromEntries(moved.map(([path, entry]) => [path.replace(/^packages\/\w+\//, ''), entry])),
  };
}

/** Returns the entries of a lock file that a package needs, by their path. */
export function needed(own, packages) {
  const found = new Map();
  const waiting = [['', own]];
  for (const [place, entry] of waiting)
    for (const path of pathsOf(place, entry, packages)) {
      if (found.has(path)) continue;
      const { dev: _, devOptional, ...library } = packages[path];
      found.set(path, devOptional ? { ...library, optional: true } : library);
      waiting.push([path, library]);
    }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Paths of what the package at `place` needs. Peers come along when another package needs them. */
function pathsOf(place, { dependencies, optionalDependencies, peerDependencies }, packages) {
  const find = (name) => pathOf(name, place, packages);
  const others = Object.keys({ ...optionalDependencies, ...peerDependencies }).map(find);
  const required = Object.keys(dependencies ?? {}).map((name) => {
    const path = find(name);
    if (path || name in (optionalDependencies ?? {})) return path;
    throw new Error(`package-lock.json lacks ${name}, which ${place || 'the package'} needs`);
  });
  return [...required, ...others].filter((path) => path !== undefined);
}

/** Path of a library as Node finds it: next to the package, or next to one of those that the package is in. */
function pathOf(name, place, packages) {
  const path = `${place}${place ? '/' : ''}node_modules/${name}`;
  if (path in packages) return path;
  return place === ''
    ? undefined
    : pathOf(name, place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), packages);
}
