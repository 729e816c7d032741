import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fixture, type Asked } from '../testServer.ts';

/** The data set on which the answers were recorded. */
export const goldenDataset = join(fixture('golden'), 'dataset');

/** Recorded answers by name, each in its form: counts, texts and figures without order and without ids of requests. */
export type Recorded = Readonly<Record<string, unknown>>;

/** A request, and what was answered. */
export interface RecordedCase {
  readonly name: string;
  readonly request: Asked;
  /** Names of additional edges without a direction. */
  readonly undirected?: readonly string[];
  /** Whether the filters of the analyses are said in other words than the recorded ones. */
  readonly ignoreFilter?: boolean;
  /** Analysis to hide, analysis to rename, and its new name, for the answers of `afterHide`. */
  readonly hide?: { readonly hide: string; readonly rename: string; readonly name: string };
  readonly expect: Recorded & {
    readonly status: unknown;
    /** Part of the sentence of a refusal. */
    readonly text?: string;
    readonly afterHide?: Recorded;
  };
}

/** A call that needs no request, and what was answered. */
export interface StaticCheck {
  readonly name: string;
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  /** None when only the status was recorded. */
  readonly form?: string;
  readonly expect: Recorded;
}

const unpacked = (file: string): string =>
  brotliDecompressSync(readFileSync(join(fixture('golden'), file))).toString('utf8');

let cases: readonly RecordedCase[] | undefined;

/** All recorded cases, or those with these names in their order. A process reads them once: they are nine megabytes. */
export function readGoldenCases(names?: readonly string[]): readonly RecordedCase[] {
  const all = (cases ??= linesOf('cases.jsonl.br').map((line) => JSON.parse(line) as RecordedCase));
  if (!names) return all;
  return names.map((name) => {
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(`readGoldenCases: no case is called ${name}`);
    return found;
  });
}

const linesOf = (file: string): string[] => unpacked(file).trimEnd().split('\n');

export const readStaticChecks = (): StaticCheck[] => JSON.parse(unpacked('static.json.br')) as StaticCheck[];
