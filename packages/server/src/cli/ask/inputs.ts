import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { lookUpGeneNames, readLists, readNetworks } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import type { Pipes } from '../command.ts';
import { didYouMean } from '../didYouMean.ts';
import { UsageError } from '../usageError.ts';
import { askMessage } from './call.ts';
import type { Site } from './siteClient.ts';

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

  /** A word that names a file, or else a predefined list of the site, or else a gene. Throws `unknown-list`. */
  list(site: Site, word: string): Promise<Input> {
    return this.fileOr(word, async () => {
      const names = await askMessage(site, readLists);
      if (names.includes(word)) return { name: word };
      const { unknown } = await askMessage(site, lookUpGeneNames, { body: { names: [word] } });
      if (unknown.length === 0) return { file: 'genes.txt', bytes: Buffer.from(`${word}\n`) };
      throw noSuch({ word, kind: 'gene list', names }, ', and no gene of this name');
    });
  }

  /** A word that names a file, or else a predefined target network of the site. Throws `unknown-network`. */
  network(site: Site, word: string): Promise<Input> {
    return this.fileOr(word, async () => {
      const names = await askMessage(site, readNetworks);
      if (names.includes(word)) return { name: word };
      throw noSuch({ word, kind: 'target network', names });
    });
  }

  private async fileOr(word: string, named: () => Promise<Input>): Promise<Input> {
    if (word === '-') return { file: 'stdin.txt', bytes: await this.standard() };
    if (await isFile(word)) return { file: basename(word), bytes: await readFile(word) };
    return named();
  }
}

/** Whether there is a file (or a pipe, as `<(...)` makes one). */
async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && !found.isDirectory();
}

/** What a word could have named. */
interface Sought {
  readonly word: string;
  readonly kind: 'gene list' | 'target network';
  readonly names: readonly string[];
}

/** The error of a word that names nothing; `also` is what else there is not. */
function noSuch({ word, kind, names }: Sought, also = ''): TrellisError {
  const known = names.length ? `the ${kind}s are ${names.join(', ')}` : `the data set has no ${kind}s`;
  const code = kind === 'gene list' ? 'unknown-list' : 'unknown-network';
  return new TrellisError(
    code,
    `there is neither a file nor a predefined ${kind} "${word}"${didYouMean(word, names)}${also}; ${known}`,
  );
}
