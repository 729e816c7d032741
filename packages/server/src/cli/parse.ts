import { valueOf } from '@trellis/core';
import { parseArgs } from 'node:util';
import type { Arguments, Command, Options } from './command.ts';
import { didYouMean } from './didYouMean.ts';
import { UsageError } from './usageError.ts';

/** Reads the words after the name of a command. */
export function parseArguments(command: Command, words: readonly string[]): Arguments {
  const hint = `try: trellis ${command.name} --help`;
  try {
    const options = { ...withShortForms(command.options), help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const entries = Object.entries(values);
    const lists = new Map(
      entries.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.map(String)]] : [])),
    );
    return { words: positionals, values: Object.fromEntries(entries.filter(isSingle)), lists };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(sentence(error.message, command), hint);
    throw error;
  }
}

/** Letters for options, which mean the same in every command that has the option. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['edition', 'e'],
  ['format', 'f'],
  ['out', 'o'],
  ['quiet', 'q'],
]);

function withShortForms(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const short = shortForms.get(name);
      return [name, short === undefined ? option : { ...option, short }];
    }),
  );
}

type Single = [name: string, value: string | boolean | undefined];

/** Options that can be repeated have an array. */
const isSingle = (entry: [string, unknown]): entry is Single => !Array.isArray(entry[1]);

/** Returns the first sentence of a message of parseArgs, without its advice on positional arguments. */
function sentence(message: string, { name, options }: Command): string {
  const [, unknown] = /^Unknown option '([^']*)'/.exec(message) ?? [];
  if (unknown) {
    const known = Object.keys(options).map((option) => `--${option}`);
    return `${name} has no option ${unknown}${unknown.startsWith('--') ? didYouMean(unknown, known) : ''}`;
  }
  const [first] = message.split(/\. |\n/);
  return `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.$/, '')}`;
}

/** Returns the value of a required option. */
export function required(args: Arguments, name: string, command: string): string {
  const value = text(args, name);
  if (value !== undefined && value !== '') return value;
  throw new UsageError(`${command} needs --${name}`, `try: trellis ${command} --help`);
}

/** Returns the value of a text option, of `edition` else that of TRELLIS_EDITION; undefined when it is not given. */
export function text(args: Arguments, name: string): string | undefined {
  const value = valueOf(args.values, name);
  if (typeof value === 'string') return value;
  return name === 'edition' ? process.env['TRELLIS_EDITION'] || undefined : undefined;
}

/** Returns the values of an option that can be repeated. */
export const repeated = (args: Arguments, name: string): readonly string[] => args.lists.get(name) ?? [];

/** Returns the place of the data: --data, else the environment variable DATABASE_URL, else TRELLIS_DATA, else the folder `data`. */
export const dataLocation = (args: Arguments): string =>
  text(args, 'data') ?? (process.env['DATABASE_URL'] || undefined) ?? process.env['TRELLIS_DATA'] ?? 'data';

/** Whether an option without a value is given. */
export const isSet = (args: Arguments, name: string): boolean => valueOf(args.values, name) === true;

/** Throws when one of these options is given; the command does not have them. */
export function refuseOptions(args: Arguments, names: readonly string[], command: string): void {
  const name = names.find((one) => valueOf(args.values, one) !== undefined || args.lists.has(one));
  if (name === undefined) return;
  throw new UsageError(`${command} has no option --${name}`, `try: trellis ${command.split(' ')[0]} --help`);
}

/** Returns the value of an option that is a whole number from 0 to `max`. */
export function wholeNumber(args: Arguments, name: string, max: number, command: string): number | undefined {
  const value = text(args, name);
  return value === undefined ? undefined : readWholeNumber(value, max, `--${name}`, command);
}

/** Parses a word of the command line as a whole number from 0 to `max`. */
export function readWholeNumber(value: string, max: number, what: string, command: string): number {
  if (/^\d+$/.test(value) && Number(value) <= max) return Number(value);
  throw new UsageError(`${what} is a whole number up to ${max}, not "${value}"`, `try: trellis ${command} --help`);
}

/** Throws unless there are as many words as names. */
export function requirePositionals(args: Arguments, names: readonly string[], command: string): void {
  const hint = `try: trellis ${command.split(' ')[0]} --help`;
  const missing = names[args.words.length];
  if (missing !== undefined) throw new UsageError(`${command} needs ${missing}`, hint);
  const extra = args.words[names.length];
  if (extra !== undefined) throw new UsageError(`${command} does not know what to do with "${extra}"`, hint);
}
