import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What V8 says of a script. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** Returns the file of the sources that a place in a script is from; undefined for libraries. */
type Locate = (offset: number) => string | undefined;

const ours = /packages\/([a-z]+)\/src\/[\w/.-]+\.tsx?$/;

/**
 * The functions of packages/*\/src that ran, as `file:offset`. The bodies of modules, which run once when they are loaded, are
 * not functions.
 */
export function ranFunctions(
  scripts: readonly ScriptCoverage[],
  locatorOf: (url: string) => Locate | undefined,
): Set<string> {
  const ran = new Set<string>();
  for (const { url, functions } of scripts) {
    const locate = locatorOf(url);
    if (!locate) continue;
    for (const { ranges } of functions) {
      const [{ startOffset, count }] = ranges;
      const file = count > 0 && startOffset > 0 ? locate(startOffset) : undefined;
      if (file !== undefined) ran.add(`${file}:${startOffset}`);
    }
  }
  return ran;
}

/** The files of functions. */
export const filesOf = (ran: ReadonlySet<string>): Set<string> =>
  new Set([...ran].map((one) => one.slice(0, one.lastIndexOf(':'))));

const kept = new Map<string, Locate | undefined>();

/** Finds the sources of a bundle of the server, which names each file before its code. */
export function inBundle(url: string): Locate | undefined {
  if (!url.startsWith('file:') || !url.includes('/packages/server/dist/')) return undefined;
  return keep(url, () => {
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const marks = [...text.matchAll(/^\/\/ (\S+)$/gm)].map(({ index, 1: path }) => ({
      index,
      file: ours.exec(path)?.[0],
    }));
    return (offset) => marks.findLast(({ index }) => index <= offset)?.file;
  });
}

/** Finds the sources of a script of the pages, by its source map in a folder. */
export const inPages = (folder: string) => (url: string) => {
  const path = `${folder}${new URL(url, 'http://site').pathname}`;
  if (!existsSync(`${path}.map`)) return undefined;
  return keep(path, () => {
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
    const starts = lineStarts(readFileSync(path, 'utf8'));
    return (offset) => {
      const line = starts.findLastIndex((start) => start <= offset);
      const entry = map.findEntry(line, offset - starts[line]);
      return 'originalSource' in entry ? sourceOf(entry.originalSource) : undefined;
    };
  });
};

/** The maps name sources from the folder of the scripts. */
const sourceOf = (path: string): string | undefined =>
  ours.exec(new URL(path, 'file:///packages/web/dist/assets/').pathname)?.[0];

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function keep(key: string, make: () => Locate): Locate | undefined {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key);
}
