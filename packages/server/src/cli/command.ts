import type { ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Values of options and the words between them, as they were given. */
export interface Arguments {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Where a command writes: the answer to `print`, everything about the way there to `progress`. */
export interface Output {
  print(line: string): void;
  /** Draws a progress bar with a fraction from 0 to 1; does nothing when nobody watches. */
  progress(fraction: number): void;
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
