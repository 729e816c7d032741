import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/*
 * `npm run compare-folders -- EXPECTED FOUND [EXPECTED FOUND ..]`: prints how many analyses of two import folders have equal
 * rows, values and order, every difference with its reason, and the same for all other files but metadata and sidecars. Ends
 * with 1 if anything differs.
 */

/** What two import folders have in common, of one kind of files. */
export interface Comparison {
  readonly equal: number;
  readonly total: number;
  /** A line per file that differs. */
  readonly differences: readonly string[];
}

/** Compares the analyses, and all other data files, of two import folders. */
export function compareFolders(expected: string, found: string): { analyses: Comparison; others: Comparison } {
  const names = dataFiles(expected);
  const compare = (group: readonly string[]): Comparison => {
    const differences = group.flatMap((name) => {
      const reason = differenceOf(linesOf(expected, name), linesOf(found, name));
      return reason === undefined ? [] : [`${name}: ${reason}`];
    });
    return { equal: group.length - differences.length, total: group.length, differences };
  };
  return { analyses: compare(names.filter(isAnalysis)), others: compare(names.filter((name) => !isAnalysis(name))) };
}

const isAnalysis = (name: string): boolean => name.startsWith('analyses/');

/** The data files of a folder without endings of compression, sorted; metadata and sidecars do not count. */
function dataFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.gz$/, ''));
  return names.filter((name) => !/\.ya?ml$/.test(name) && !/^analyses\/.*\.txt$/.test(name)).sort();
}

/** The lines of a data file, without an analysis's header; undefined for a file that is missing. */
function linesOf(folder: string, name: string): string[] | undefined {
  const packed = join(folder, `${name}.gz`);
  const plain = join(folder, name);
  const path = [plain, packed].find((one) => existsSync(one));
  if (path === undefined) return undefined;
  const bytes = readFileSync(path);
  const text = (path === packed ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return isAnalysis(name) ? lines.slice(1) : lines;
}

/** Why two files differ; undefined if they do not. */
function differenceOf(
  expected: readonly string[] | undefined,
  found: readonly string[] | undefined,
): string | undefined {
  if (!expected || !found) return 'missing';
  if (expected.length === found.length && expected.every((line, i) => line === found[i])) return undefined;
  const [expectedSet, foundSet] = [new Set(expected), new Set(found)];
  const lost = expected.filter((line) => !foundSet.has(line));
  const gained = found.filter((line) => !expectedSet.has(line));
  if (lost.length === 0 && gained.length === 0) return 'the same lines in another order or number';
  const example = lost.length > 0 ? `, such as "${lost[0]}"` : `, such as "${gained[0]}"`;
  return `${lost.length} of ${expected.length} lines not found, ${gained.length} others found${example}`;
}

function printComparison(expected: string, found: string): void {
  const { analyses, others } = compareFolders(expected, found);
  console.log(`${found} against ${expected}`);
  for (const [title, { equal, total, differences }] of Object.entries({ analyses, 'other files': others })) {
    console.log(`${equal}/${total} ${title} equal`);
    for (const difference of differences) console.log(`  ${difference}`);
    if (differences.length > 0) process.exitCode = 1;
  }
  const known = new Set(dataFiles(expected));
  for (const name of dataFiles(found)) if (!known.has(name)) console.log(`  ${name}: only found`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = process.argv.slice(2);
  if (folders.length === 0 || folders.length % 2 !== 0) {
    console.error('usage: npm run compare-folders -- EXPECTED FOUND [EXPECTED FOUND ..]');
    process.exit(2);
  }
  for (let i = 0; i < folders.length; i += 2) printComparison(folders[i], folders[i + 1]);
}
