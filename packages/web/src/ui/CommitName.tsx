import { commitAddress } from '@trellis/core/dataset';

interface Props {
  /** The full name of the commit. */
  readonly commit: string;
  /** Address that says in which repository it is; see `commitAddress`. */
  readonly source?: string;
  /** Tab index of the link. */
  readonly tabIndex?: number;
}

/** The first digits of a commit, with the full name as title; a link to its files where they are on GitHub. */
export function CommitName({ commit, source = '', tabIndex }: Props) {
  const address = commitAddress({ url: source, commit });
  const name = <code title={commit}>{commit.slice(0, 7)}</code>;
  if (!address) return name;
  return (
    <a href={address} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
      {name}
    </a>
  );
}
