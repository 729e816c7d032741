import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readLists, readNetworks, type Route } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import type { Pipes } from '../command.ts';
import { UsageError } from '../usageError.ts';
import { askMessage } from './call.ts';
import type { Site } from './askedSite.ts';

/** A file with its bytes, or the name of a predefined list or network. */
export type Input = { readonly file: string; readonly bytes: Buffer } | { readonly name: string };

/** Reads the inputs of one command line; `-` is standard input, which only one of them can be. */
export class Inputs {
  private readonly pipes: Pick<Pipes, 'read'>;
  private readonly command: string;
  private isTaken = false;

  constructor(pipes: Pick<Pipes, 'read'>, command: string) {
    this.pipes = pipes;
    this.command = command;
  }

  /** Reads standard input. Throws when another input has done so. */
  async standard(): Promise<Buffer> {
    if (this.isTaken)
      throw new UsageError('only one input can be -, standard input', `try: trellis ${this.command} --help`);
    this.isTaken = true;
    return this.pipes.read();
  }

  /** Reads a file, or standard input. */
  async bytes(path: string): Promise<Buffer> {
    return path === '-' ? this.standard() : readFile(path);
  }

  /** A word that names a file, or else a predefined list of the site. Throws `unknown-list`. */
  list(site: Site, word: string): Promise<Input> {
    return this.fileOrName(word, () => knownNames(site, readLists, { word, kind: 'gene list' }));
  }

  /** A word that names a file, or else a predefined target network of the site. Throws `unknown-network`. */
  network(site: Site, word: string): Promise<Input> {
    return this.fileOrName(word, () => knownNames(site, readNetworks, { word, kind: 'target network' }));
  }

  private async fileOrName(word: string, check: () => Promise<void>): Promise<Input> {
    if (word === '-') return { file: 'stdin.txt', bytes: await this.standard() };
    if (await isFile(word)) return { file: basename(word), bytes: await readFile(word) };
    await check();
    return { name: word };
  }
}

/** Whether there is a file (or a pipe, as `<(...)` makes one). */
async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && !found.isDirectory();
}

/** Throws unless the site has a list or a network of this name. */
async function knownNames(
  site: Site,
  route: typeof readLists | typeof readNetworks,
  { word, kind }: { readonly word: string; readonly kind: 'gene list' | 'target network' },
): Promise<void> {
  const names = await askMessage(site, route satisfies Route);
  if (names.includes(word)) return;
  const known = names.length ? `the ${kind}s are ${names.join(', ')}` : `the data set has no ${kind}s`;
  const code = kind === 'gene list' ? 'unknown-list' : 'unknown-network';
  throw new TrellisError(code, `there is neither a file nor a predefined ${kind} "${word}"; ${known}`);
}
