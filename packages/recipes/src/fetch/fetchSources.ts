import type * as Undici from 'undici';
import type { SourceFile } from '../recipe/source.ts';
import { cachePath } from './cacheFolder.ts';
import { changedSource } from './changedSource.ts';
import { fingerprintOf, isIntact } from './checksum.ts';
import { download } from './download.ts';
import { DownloadFailure } from './failure.ts';
import { HostPace } from './hostPace.ts';
import { inParallel } from './inParallel.ts';
import { copyPlaceOf, requireMirror } from './mirror.ts';
import { ProgressCounter, type FetchProgress } from './progress.ts';

export interface FetchOptions {
  readonly files: readonly SourceFile[];
  /** Folder of the cache. */
  readonly cache: string;
  /** A folder or an http(s) address with copies of the sources, used instead of their own addresses. */
  readonly mirror?: string;
  /** Maximum number of downloads at once, 4 by default. */
  readonly jobs?: number;
  /** Environment with HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
  readonly env: NodeJS.ProcessEnv;
  /** Ends the downloads; what has arrived is continued by the next one. */
  readonly signal?: AbortSignal;
  /** Called every 100 ms when something has changed, and at the end. */
  readonly progress?: (progress: FetchProgress) => void;
  /** Maximum number of requests that begin per second and host: 8 by default, without limit from a mirror. */
  readonly requestsPerSecond?: number;
  /** Maximum time without any bytes, 30 s by default. */
  readonly idleMs?: number;
  /** Delay before a second try, 500 ms by default; it doubles with each further one. */
  readonly retryDelayMs?: number;
}

export interface MissingFile {
  readonly file: SourceFile;
  readonly reason: string;
}

export interface Fetched {
  /** Path of each file that could be had, by its SHA-256. */
  readonly paths: ReadonlyMap<string, string>;
  /** Number of files that were downloaded or found in a mirror folder. */
  readonly fetched: number;
  /** Number of files that were in the cache. */
  readonly cached: number;
  readonly missing: readonly MissingFile[];
}

/**
 * Gets the files of sources into the cache, those of one checksum once. Every file is checked before its path is returned.
 * Throws `bad-file` when a source has changed, and the reason of an abort.
 */
export async function fetchSources(options: FetchOptions): Promise<Fetched> {
  if (options.mirror !== undefined) await requireMirror(options.mirror);
  const files = [...new Map(options.files.map((file) => [file.sha256, file])).values()];
  // Loading it takes longer than most commands, which fetch nothing.
  const fetcher = new Fetcher(options, files, await import('undici'));
  try {
    await inParallel(files, options.jobs ?? 4, (file) => fetcher.fetch(file));
  } finally {
    await fetcher.close();
  }
  return fetcher.result();
}

class Fetcher {
  private readonly paths = new Map<string, string>();
  private readonly missing: MissingFile[] = [];
  private cached = 0;
  private readonly options: FetchOptions;
  private readonly pace: HostPace;
  private readonly progress: ProgressCounter;
  private readonly agent: Undici.EnvHttpProxyAgent;
  private readonly undici: typeof Undici;
  private readonly abort = new AbortController();
  private readonly signal: AbortSignal;
  /** Why hosts could not be reached; they are not asked again. */
  private readonly unreachable = new Map<string, string>();

  constructor(options: FetchOptions, files: readonly SourceFile[], undici: typeof Undici) {
    const { env, mirror, signal, requestsPerSecond = mirror === undefined ? 8 : Infinity } = options;
    this.options = options;
    this.signal = signal ? AbortSignal.any([signal, this.abort.signal]) : this.abort.signal;
    this.pace = new HostPace(requestsPerSecond);
    this.progress = new ProgressCounter(files, options.progress);
    this.undici = undici;
    this.agent = new undici.EnvHttpProxyAgent({
      httpProxy: env['http_proxy'] ?? env['HTTP_PROXY'] ?? '',
      httpsProxy: env['https_proxy'] ?? env['HTTPS_PROXY'] ?? '',
      noProxy: env['no_proxy'] ?? env['NO_PROXY'] ?? '',
      proxyTunnel: false,
    });
  }

  /** Gets one file. An error ends the downloads of the other ones. */
  async fetch(file: SourceFile): Promise<void> {
    try {
      await this.get(file);
    } catch (error) {
      if (!(error instanceof DownloadFailure)) {
        this.abort.abort(error);
        throw error;
      }
      this.missing.push({ file, reason: error.message });
    }
  }

  async close(): Promise<void> {
    this.progress.end();
    await this.agent.destroy();
  }

  result(): Fetched {
    const { paths, missing, cached } = this;
    return { paths, missing, cached, fetched: paths.size - cached };
  }

  private async get(file: SourceFile): Promise<void> {
    const { cache, mirror } = this.options;
    const target = cachePath(cache, file.sha256);
    this.signal.throwIfAborted();
    if (await isIntact(target, file)) {
      this.cached++;
      return this.add(file, target);
    }
    const place = copyPlaceOf(file, mirror);
    if (place.kind === 'path') return this.add(file, await requireCopy(file, place.path));
    await this.download(file, place.url, target);
    this.add(file, target);
  }

  private add(file: SourceFile, path: string): void {
    this.paths.set(file.sha256, path);
    this.progress.finish(file.sha256, file.bytes);
  }

  private async download(file: SourceFile, url: string, target: string): Promise<void> {
    const { host } = new URL(url);
    const known = this.unreachable.get(host);
    if (known !== undefined) throw new DownloadFailure(known, { isTemporary: false });
    const { signal } = this;
    const { idleMs = 30_000, retryDelayMs = 500 } = this.options;
    const dispatcher = this.agent.compose(this.undici.interceptors.redirect({ maxRedirections: 5 }));
    const received = (bytes: number): void => this.progress.set(file.sha256, bytes);
    const awaitTurn = (): Promise<void> => this.pace.awaitTurn(host, signal);
    const pause = (durationMs: number): void => this.pace.pause(host, durationMs);
    try {
      await download(target, { file, url, dispatcher, signal, idleMs, retryDelayMs, received, awaitTurn, pause });
    } catch (error) {
      if (error instanceof DownloadFailure && error.isUnreachable) this.unreachable.set(host, error.message);
      throw error;
    }
  }
}

/** Returns the path of a right file of a mirror folder. */
async function requireCopy(file: SourceFile, path: string): Promise<string> {
  const found = await fingerprintOf(path);
  if (!found) throw new DownloadFailure(`not in the mirror (${path})`, { isTemporary: false });
  if (found.bytes !== file.bytes || found.sha256 !== file.sha256) throw changedSource(path, file, found);
  return path;
}
