import { linkWith, maxLinkLength, usePortable, type PortableRef } from '../api/portable.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { formatCount } from '../ui/numbers.ts';
import { saveFile } from '../shared/exports/saveFile.ts';
import { Skeleton } from '../ui/states.tsx';
import { LinkSign } from '../ui/toolIcons.tsx';
import styles from './portable.module.css';

interface Props extends PortableRef {
  /** What is shared, as the sentences call it. */
  readonly what: 'result' | 'gene list';
  readonly hasOwnAnalyses?: boolean;
  readonly onClose: () => void;
}

/** Shares what a site in a folder has computed: the question goes along in the link, or in a file. */
export function ShareInFolder({ id, revision, what, hasOwnAnalyses = false, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="Share" size="lg">
      <div className={styles.parts}>
        <Loaded
          query={usePortable({ id, revision })}
          loading={<Skeleton height={120} label="Packing the question" />}
          failure="The question could not be packed."
        >
          {(letters) => <Ways letters={letters} revision={revision} what={what} />}
        </Loaded>
        {hasOwnAnalyses && (
          <p className={styles.note}>
            The link and the file have your own analyses: whoever has one of them sees their targets and values.
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** What goes along. */
const carried = { result: 'the query of this result with its lists', 'gene list': 'the genes of this list' } as const;

interface WaysProps extends Pick<Props, 'what' | 'revision'> {
  readonly letters: string;
}

function Ways({ letters, revision, what }: WaysProps) {
  const fits = letters.length <= maxLinkLength;
  const length = `${formatCount(letters.length)} characters`;
  return (
    <>
      <p>
        {fits
          ? `The link carries ${carried[what]} (${length}). Whoever opens it computes the same in their browser; what is behind the # is not sent to any server.`
          : `The link would carry ${carried[what]}, ${length}: too many for a link, which mail programs and chats break above ${formatCount(maxLinkLength)}. Send the file: whoever has it opens it on the Query page of this site.`}
      </p>
      <div className={styles.ways}>
        {fits && (
          <CopyButton
            icon={<LinkSign />}
            label="Copy link"
            title="The address of what is shown, with its question"
            text={() => linkWith(letters, revision)}
          />
        )}
        <Button variant="default" onClick={() => saveQuestion(letters)}>
          Save as a file
        </Button>
      </div>
    </>
  );
}

const saveQuestion = (letters: string): void =>
  saveFile('question.txt', new Blob([letters, '\n'], { type: 'text/plain;charset=utf-8' }));
