import type { ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Words and options of a command line. */
export interface Arguments {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Output of a command: results and progress. */
export interface Output {
  print(line: string): void;
  /** Draws a progress bar with a fraction from 0 to 1, and a text next to it; does nothing without a terminal. */
  progress(fraction: number, text?: string): void;
}

/** One command of `trellis`. */
export interface Command {
  readonly name: string;
  /** The text of `trellis NAME --help`. */
  readonly help: string;
  readonly options: Options;
  /** Returns the exit code. Throws TrellisError or UsageError with one sentence. */
  run(args: Arguments, output: Output): Promise<number>;
}
