import { TrellisError } from '@trellis/core';
import type { Command, Output } from './command.ts';
import { software } from '../software/software.ts';
import { commands } from './commands.ts';
import { didYouMean } from './didYouMean.ts';
import { helpText } from './help.ts';
import { parseArguments } from './parse.ts';
import { UsageError } from './usageError.ts';

/** Output of a run; tests record it. */
export interface Streams extends Output {
  /** Prints the sentence of an error. */
  fail(line: string): void;
}

/**
 * Runs one command line. Exit code 0: done; 1: an error, printed as one sentence; 2: the command line was not understood.
 */
export async function run(words: readonly string[], streams: Streams): Promise<number> {
  try {
    return await dispatch(words, streams);
  } catch (error) {
    if (error instanceof UsageError) {
      streams.fail(`trellis: ${error.message} (${error.hint})`);
      return 2;
    }
    streams.fail(`trellis: ${sentenceOf(error)}`);
    return 1;
  }
}

async function dispatch([name, ...words]: readonly string[], streams: Streams): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    streams.print(words[0] === undefined ? helpText : findCommand(words[0]).help);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    streams.print(software.version);
    return 0;
  }
  const command = findCommand(name);
  const args = parseArguments(command, words);
  if (args.values['help'] !== true) return command.run(args, streams);
  streams.print(command.help);
  return 0;
}

function findCommand(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command) return command;
  const known = commands.map((one) => one.name);
  throw new UsageError(`there is no command "${name}"${didYouMean(name, known)}`, 'try: trellis --help');
}

/** Describes an error in one sentence; errors of the file system are translated and name their file. */
function sentenceOf(error: unknown): string {
  if (error instanceof TrellisError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path }: NodeJS.ErrnoException = error;
  const place = path === undefined ? '' : `${path}: `;
  if (code === 'ENOENT') return `${place}there is no such file or folder`;
  if (code === 'EACCES' || code === 'EPERM') return `${place}permission denied`;
  if (code === 'EISDIR') return `${place || 'this '}is a folder, not a file`.replace(': is', ' is');
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `${place}the disk is full`;
  return error.message.split('\n')[0];
}
