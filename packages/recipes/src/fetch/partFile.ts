import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fingerprintOf, type Fingerprint } from './checksum.ts';
import { isAlive } from './isAlive.ts';

/** A part that has not grown for this long belongs to no download, whichever machine has made it. */
const abandonedAfterMs = 3_600_000;

const host = hostname().replaceAll(/[^\w-]/g, '-');
let opened = 0;

/**
 * A file while it arrives. It lies next to its later place: as `<name>.<host>-<process>-<number>.part` while a download owns
 * it, as `<name>.part` after a download that has ended early. Two downloads never write into one part; what a killed process
 * has left is continued by the next download.
 */
export class PartFile {
  private readonly target: string;
  private readonly path: string;
  private readonly handle: FileHandle;
  private length: number;

  private constructor(target: string, path: string, handle: FileHandle, length: number) {
    this.target = target;
    this.path = path;
    this.handle = handle;
    this.length = length;
  }

  /** Continues the longest part of a file that no download owns, or begins a new one. */
  static async open(target: string): Promise<PartFile> {
    await mkdir(dirname(target), { recursive: true });
    const path = `${target}.${host}-${process.pid}-${++opened}.part`;
    await claimPart(target, path);
    const handle = await open(path, 'a');
    return new PartFile(target, path, handle, (await handle.stat()).size);
  }

  /** Number of bytes that have arrived. */
  get size(): number {
    return this.length;
  }

  async append(bytes: Uint8Array): Promise<void> {
    await this.handle.appendFile(bytes);
    this.length += bytes.length;
  }

  /** Forgets what has arrived. */
  async clear(): Promise<void> {
    await this.handle.truncate(0);
    this.length = 0;
  }

  async fingerprint(): Promise<Fingerprint> {
    return (await fingerprintOf(this.path)) ?? { bytes: 0, sha256: '' };
  }

  /** Moves the complete file into its place. */
  async complete(): Promise<void> {
    await this.handle.close();
    await rename(this.path, this.target);
  }

  /** Leaves what has arrived to a later download. */
  async release(): Promise<void> {
    await this.handle.close();
    if (this.length === 0) await rm(this.path, { force: true });
    else await rename(this.path, `${this.target}.part`);
  }
}

interface FoundPart {
  readonly path: string;
  readonly size: number;
}

/** Renames the longest free part of a file to `path` and removes the other free ones. */
async function claimPart(target: string, path: string): Promise<void> {
  let isClaimed = false;
  for (const part of await freeParts(target)) {
    if (isClaimed) await rm(part.path, { force: true });
    else isClaimed = await renameIfThere(part.path, path);
  }
}

/** The parts of a file that no download owns, the longest first. */
async function freeParts(target: string): Promise<FoundPart[]> {
  const [folder, name] = [dirname(target), basename(target)];
  const parts: FoundPart[] = [];
  for (const entry of await readdir(folder)) {
    if (!entry.startsWith(`${name}.`) || !entry.endsWith('.part')) continue;
    const path = join(folder, entry);
    const owner = entry.slice(name.length + 1, -'.part'.length);
    const found = await stat(path).catch(ignoreMissing);
    if (found && isFree(owner, found.mtimeMs)) parts.push({ path, size: found.size });
  }
  return parts.toSorted((a, b) => b.size - a.size);
}

function isFree(owner: string, changedMs: number): boolean {
  const [, ownerHost, process] = /^(.+)-(\d+)-\d+$/.exec(owner) ?? [];
  if (process === undefined) return true;
  return (ownerHost === host && !isAlive(Number(process))) || Date.now() - changedMs > abandonedAfterMs;
}

/** Another process can be faster: then the part is no longer there. */
async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    return ignoreMissing(error) ?? false;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
