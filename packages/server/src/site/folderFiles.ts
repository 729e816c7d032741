/// <reference lib="webworker" />
import type { ReadPart } from './lateColumns.ts';
import { releaseIndex, type ReleaseIndex, type SiteManifest } from './manifest.ts';
import { unpacked } from './unpacked.ts';

/** The files of a folder that answers are computed from. */
export interface FolderFiles {
  readonly manifest: () => Promise<SiteManifest>;
  readonly part: ReadPart;
  readonly releases: () => Promise<ReleaseIndex>;
}

/** The files of the site at an address, as a worker of its pages reads them. Parts of the data, which never change, are kept. */
export function openFolderFiles(site: URL): FolderFiles {
  const opened = caches.open(`trellis data ${site.pathname}`).catch(() => undefined);
  const json = <T>(path: string): Promise<T> =>
    fetchFile(new URL(path, site), async (response) => (await response.json()) as T);

  async function part(name: string): Promise<Uint8Array> {
    const address = new URL(`data/${name}.bin`, site);
    const cache = await opened;
    const kept = await cache?.match(address);
    if (kept) return unpacked(kept);
    return fetchFile(address, async (response) => {
      const copy = response.clone();
      const bytes = await unpacked(response);
      // With a full disk it is read again the next time.
      void cache?.put(address, copy).catch(() => {});
      return bytes;
    });
  }

  return {
    manifest: () => json<SiteManifest>('site.json'),
    part,
    releases: () => json<ReleaseIndex>(releaseIndex),
  };
}

/** A file that the host does not send now, in a sentence for users. */
export class UnreadFile extends Error {}

/** Reads a file, and returns what `take` makes of it. A cut download is tried again once. */
async function fetchFile<T>(address: URL, take: (response: Response) => Promise<T>): Promise<T> {
  const fetched = async (): Promise<T> => {
    const response = await fetch(address);
    if (response.ok) return take(response);
    throw new UnreadFile(
      `The host of this site answered ${response.status} for a part of its data. Please try again.`,
    );
  };
  const once = (): Promise<T> =>
    fetched().catch((error: unknown) => {
      throw error instanceof UnreadFile
        ? error
        : new UnreadFile('The download of a part of the data was cut off. Check the connection and try again.');
    });
  return once().catch(once);
}
