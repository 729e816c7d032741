import { isCommit, originKeys } from '@trellis/core/dataset';
import { CommitName } from './CommitName.tsx';
import { LinkedText } from './LinkedText.tsx';

interface Props {
  readonly text: string;
  /** Metadata key. */
  readonly field: string;
  /** Value of the key `SOURCE_URL` of the same analysis. */
  readonly source?: string;
  /** Tab index of the links. */
  readonly tabIndex?: number;
}

/** A metadata value of an analysis: a commit is short, identifiers are links. */
export function MetadataValue({ source, ...value }: Props) {
  const { text, field, tabIndex } = value;
  if (isCommitField(field, text)) return <CommitName commit={text} source={source} tabIndex={tabIndex} />;
  return <LinkedText {...value} />;
}

/** Whether a metadata value is shown as a commit. */
export const isCommitField = (field: string, text: string): boolean => field === originKeys.commit && isCommit(text);
