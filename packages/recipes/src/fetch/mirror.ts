import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TrellisError } from '@trellis/core';
import type { SourceFile } from '../recipe/source.ts';

const github = 'raw.githubusercontent.com';

/** Where a file of a source is copied from. */
export type CopyPlace =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'path'; readonly path: string };

/**
 * Returns where to get a file: its own address, or its place in a mirror, which is a folder or an http(s) address. A mirror
 * holds `owner/repository/commit/path` for a repository and `host/path` for a release.
 */
export function copyPlaceOf(file: SourceFile, mirror?: string): CopyPlace {
  if (mirror === undefined) return { kind: 'address', url: file.url };
  const { hostname, pathname } = new URL(file.url);
  const path = hostname === github ? pathname.slice(1) : `${hostname}${pathname}`;
  if (isAddress(mirror)) return { kind: 'address', url: `${mirror.replace(/\/+$/, '')}/${path}` };
  return { kind: 'path', path: join(mirror, ...path.split('/').map(decodeURIComponent)) };
}

/** Throws `bad-file` if a mirror is neither an http(s) address nor a folder. */
export async function requireMirror(mirror: string): Promise<void> {
  if (isAddress(mirror)) {
    if (!URL.canParse(mirror)) throw new TrellisError('bad-file', `the mirror ${mirror} is not an address`);
    return;
  }
  const found = await stat(mirror).catch(() => undefined);
  if (!found?.isDirectory()) throw new TrellisError('bad-file', `there is no folder ${mirror} to use as a mirror`);
}

/** Whether a mirror is an address, not a folder. */
const isAddress = (mirror: string): boolean => /^https?:\/\//i.test(mirror);
