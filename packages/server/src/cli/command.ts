import type { ParseArgsConfig } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** Words and options of a command line. */
export interface Arguments {
  readonly words: readonly string[];
  /** Values of the options that are given once. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** Values of the options that can be repeated, in their order. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Standard input and output as bytes. */
export interface Pipes {
  /** Whether a person reads the output on a terminal. */
  readonly isTerminal: boolean;
  /** Writes bytes to standard output; settles when it takes more. */
  write(bytes: Uint8Array): Promise<void>;
  /** Reads standard input to its end. */
  read(): Promise<Buffer>;
}

/** Output of a command: results and progress. */
export interface Output {
  print(line: string): void;
  /** Prints a line that does not belong to the result, on stderr. */
  note(line: string): void;
  /** Draws a progress bar with a fraction from 0 to 1 and a text next to it, or the text alone; does nothing without a terminal. */
  progress(fraction: number | undefined, text?: string): void;
  readonly pipes: Pipes;
}

/** One command of `trellis`. */
export interface Command {
  readonly name: string;
  /** The text of `trellis NAME --help`. */
  readonly help: string;
  readonly options: Options;
  /** Words that its first word can be, for completion. */
  readonly firstWords?: readonly string[];
  /** Returns the exit code. Throws TrellisError or UsageError with one sentence. */
  run(args: Arguments, output: Output): Promise<number>;
}
