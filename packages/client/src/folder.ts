import { problemMedia, readReleases, type Releases, type Route } from '@trellis/contract';
import { ApiError } from './ApiError.ts';

/** What a site in a folder of files says about its releases: the answer of the call that lists them, for each edition. */
export interface Folder {
  readonly editions: readonly Releases[];
}

/** Where a folder says it. A site with a server has no such file. */
const indexPath = '/releases/index.json';

/** Statuses of a server that is busy, which no host of files needs to be asked about. */
const busy: ReadonlySet<number> = new Set([429, 503]);

/** Whether an answer can be that of a host of files: the page of a site, or a refusal that is not an API's problem. */
export function canBeOfFiles({ ok, status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  return ok ? type.startsWith('text/html') : !busy.has(status) && !type.startsWith(problemMedia);
}

/** Reads what a folder at an address says; undefined where there is none. Makes one call, and rejects only when that is aborted. */
export async function openFolder(
  base: string,
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal | undefined },
): Promise<Folder | undefined> {
  try {
    const response = await fetch(base + indexPath, { headers: { Accept: 'application/json' }, signal });
    const said: unknown = response.ok ? await response.json() : undefined;
    return isFolder(said) ? said : undefined;
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

const isFolder = (said: unknown): said is Folder =>
  typeof said === 'object' && said !== null && 'editions' in said && Array.isArray(said.editions);

/** What a folder answers a call with. Throws an `ApiError` for every call but that of the releases, and for an edition that it does not have. */
export function answerOfFolder(
  { editions }: Folder,
  { route, base, edition }: { readonly route: Route; readonly base: string; readonly edition: unknown },
): Response {
  if (route !== readReleases)
    throw new ApiError(
      `${base} is a site in a folder of files, without a server: only its releases can be read; queries, lists and all other calls need a site with a server.`,
      { status: 404, code: 'no-server' },
    );
  const found = editions.find((one) => edition === undefined || one.edition === edition);
  const releases = found ?? (editions.length === 1 ? editions[0] : undefined);
  if (releases) return Response.json(releases);
  throw new ApiError(`There is no data set for the edition ${String(edition)}.`, {
    status: 404,
    code: 'unknown-edition',
  });
}
