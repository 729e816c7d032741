import { BroadcastChannel } from 'node:worker_threads';

/** Tells all worker threads which versions of data sets the server holds in memory. */
export interface LoadedVersions {
  /** Sends the keys of all versions that are held; see `versionKey`. */
  announce(keys: readonly string[]): void;
  close(): void;
}

/** Opens the channel of a server to its threads. */
export function openLoadedVersions(channel: string): LoadedVersions {
  const port = new BroadcastChannel(channel);
  port.unref();
  return { announce: (keys) => port.postMessage(keys), close: () => port.close() };
}

/** Calls `changed` in a worker thread with the keys of all versions that are held, each time that they change. */
export function onLoadedVersions(channel: string, changed: (keys: ReadonlySet<string>) => void): void {
  const port = new BroadcastChannel(channel);
  port.onmessage = ({ data }: { readonly data: unknown }) => changed(new Set(Array.isArray(data) ? data : []));
  port.unref();
}
