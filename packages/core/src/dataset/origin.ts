import { isCommit, isSha256, isWebAddress, type Sidecar } from './provenance.ts';

/** From which file of which source a part of a data set was made, and by which recipe. Missing texts are ''. */
export type Origin = Pick<Sidecar, 'url' | 'license' | 'commit' | 'sha256' | 'recipe'>;

/** Metadata keys that hold the origin of an analysis. */
export const originKeys = {
  url: 'SOURCE_URL',
  license: 'LICENSE',
  commit: 'SOURCE_COMMIT',
  sha256: 'SOURCE_SHA256',
  recipe: 'RECIPE',
} as const satisfies Record<keyof Origin, string>;

/** Metadata keys whose values name one file, and so seldom more than one analysis. */
export const fileKeys: ReadonlySet<string> = new Set([originKeys.url, originKeys.sha256]);

/** Reads the origin of an analysis from its metadata. Addresses, commits and checksums of another form count as missing. */
export function originOf(metadata: ReadonlyMap<string, string>): Origin {
  const valueOf = (key: keyof Origin, isSound = (_: string) => true): string => {
    const value = metadata.get(originKeys[key]) ?? '';
    return isSound(value) ? value : '';
  };
  return {
    url: valueOf('url', isWebAddress),
    license: valueOf('license'),
    commit: valueOf('commit', isCommit),
    sha256: valueOf('sha256', isSha256),
    recipe: valueOf('recipe'),
  };
}

const hosts: ReadonlySet<string> = new Set(['github.com', 'raw.githubusercontent.com']);

/** The repository on GitHub that an https address leads into, as `owner/name`; '' for any other address. */
export function repositoryOf(url: string): string {
  if (!isWebAddress(url)) return '';
  const { protocol, host, pathname } = new URL(url);
  const [owner, repository] = pathname.split('/').slice(1);
  const isRepository = [owner, repository].every((name) => /^\w[\w.-]*$/.test(name ?? ''));
  return protocol === 'https:' && hosts.has(host) && isRepository ? `${owner}/${repository}` : '';
}

/** Address of a repository's files at a commit on GitHub; '' unless the data come from there by https. */
export function commitAddress({ url, commit }: Pick<Origin, 'url' | 'commit'>): string {
  const repository = repositoryOf(url);
  return repository && isCommit(commit) ? `https://github.com/${repository}/tree/${commit}` : '';
}
