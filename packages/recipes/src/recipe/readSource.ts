import { isFileName, isInnerPath } from './names.ts';
import type { SourceText } from './recipe.ts';
import type { Source, SourceFile } from './source.ts';

/** What a source needs next to its own text. */
export interface SourceContext {
  /** Name of the recipe, which is that of a source without one. */
  readonly recipe: string;
  /** The text of a table of files next to the recipe. */
  readonly readTable: (name: string) => string;
  readonly fail: (sentence: string) => never;
}

/** Checks a source of the right form, and gives its files their addresses. */
export function readSource(source: SourceText, { recipe, readTable, fail }: SourceContext): Source {
  const { repository, commit, url } = source;
  requirePin(source, fail);
  const base = repository ? `https://raw.githubusercontent.com/${repository}/${commit}/` : (url ?? '');
  const files = typeof source.files === 'string' ? readListed(source.files, readTable, fail) : source.files;
  const paths = new Set<string>();
  for (const { path } of files) {
    if (!isInnerPath(path)) fail(`${JSON.stringify(path)} is not the path of a file inside the source`);
    if (paths.has(path)) fail(`${path} is there twice`);
    paths.add(path);
  }
  return {
    name: source.name ?? recipe,
    origin: repository ?? url ?? '',
    url: repository ? `https://github.com/${repository}/tree/${commit}` : (url ?? ''),
    commit: commit ?? '',
    license: source.license,
    citation: source.citation,
    doi: source.doi ?? '',
    accession: source.accession ?? '',
    files: files.map((one) => ({ ...one, url: base + one.path.split('/').map(encodeURIComponent).join('/') })),
  };
}

function requirePin({ repository, commit, url, version }: SourceText, fail: (sentence: string) => never): void {
  if ((repository === undefined) === (url === undefined)) fail('a source has either a repository or a url');
  if (repository !== undefined && commit === undefined) fail('a repository needs its commit (40 hexadecimal digits)');
  if (url !== undefined && (version === undefined || !url.includes(version)))
    fail('a url needs a version, which is part of it');
}

function readListed(
  name: string,
  readTable: SourceContext['readTable'],
  fail: SourceContext['fail'],
): ReturnType<typeof readFileTable> {
  if (!isFileName(name)) fail(`${JSON.stringify(name)} is not the name of a table of files next to the recipe`);
  return readFileTable(readTable(name), name, fail);
}

/** Reads a table of files: a line `path`, `bytes`, `sha256` each, separated by tabs, after a header. */
function readFileTable(
  text: string,
  name: string,
  fail: (sentence: string) => never,
): readonly Omit<SourceFile, 'url'>[] {
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row, i) => {
    const [path = '', bytes = '', sha256 = ''] = row.split('\t');
    if (!path || !/^\d+$/.test(bytes) || !/^[0-9a-f]{64}$/.test(sha256))
      fail(`${name}, line ${i + 2}: expected path, bytes and sha256, separated by tabs`);
    return { path, bytes: Number(bytes), sha256 };
  });
}
