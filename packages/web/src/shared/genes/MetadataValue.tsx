import { commitAddress, isCommit, originKeys } from '@trellis/core/dataset';
import { LinkedText } from '../../ui/LinkedText.tsx';

interface MetadataValueProps {
  readonly text: string;
  /** Metadata key. */
  readonly field: string;
  /** Value of the key `SOURCE_URL` of the same analysis. */
  readonly source?: string;
  /** Tab index of the links. */
  readonly tabIndex?: number;
}

/** A metadata value of an analysis: a commit is short, identifiers are links. */
export function MetadataValue({ source, ...value }: MetadataValueProps) {
  const { text, field, tabIndex } = value;
  if (isCommitField(field, text)) return <CommitName commit={text} source={source} tabIndex={tabIndex} />;
  return <LinkedText {...value} />;
}

/** Whether a metadata value is shown as a commit. */
export const isCommitField = (field: string, text: string): boolean => field === originKeys.commit && isCommit(text);

interface CommitNameProps {
  /** The full name of the commit. */
  readonly commit: string;
  /** Address that says in which repository it is; see `commitAddress`. */
  readonly source?: string;
  /** Tab index of the link. */
  readonly tabIndex?: number;
}

/** The first digits of a commit, with the full name as title; a link to its files where they are on GitHub. */
export function CommitName({ commit, source = '', tabIndex }: CommitNameProps) {
  const address = commitAddress({ url: source, commit });
  const name = <code title={commit}>{commit.slice(0, 7)}</code>;
  if (!address) return name;
  return (
    <a href={address} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
      {name}
    </a>
  );
}
