import { lazy, Suspense } from 'react';
import { useInputs } from '../../state/inputs.ts';
import { useFileInput } from '../../state/useFileInput.ts';
import { Card } from '../../ui/Page.tsx';
import { FileButton, FilePicking, useFileDrop } from '../../ui/FilePicking.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './NetworkCard.module.css';

const NetworkFile = lazy(async () => ({ default: (await import('./NetworkFile.tsx')).NetworkFile }));

/** Tests a network of the user against all analyses: a file, what was understood of it, and the test. */
export function NetworkCard() {
  const input = useInputs(({ inputs }) => inputs.targetnetworks);
  const { pick, ...picking } = useFileInput('targetnetworks');
  const { isOver, dropProps } = useFileDrop(pick);
  const file = input.source === 'uploaded' ? input.file : undefined;
  return (
    <div className={styles.wide} data-over={isOver || undefined} {...dropProps}>
      <Card title="Test my network">
        <p>
          Compare a predicted network with the experiments: is the order of its edges better than chance, and which of
          them are worth keeping? Tables of TFs, targets and scores, an adjacency matrix, SIF, GraphML and workbooks
          are read.
        </p>
        <div className={styles.file}>
          <FileButton label="File of a Network" text={file ? 'Choose another file' : 'Choose a file'} onPick={pick} />
          <span>{file ? file.name : 'or drop it here'}</span>
        </div>
        <FilePicking {...picking} />
        {file && (
          <Suspense fallback={<Skeleton height={120} label="Reading the network" />}>
            <NetworkFile />
          </Suspense>
        )}
      </Card>
    </div>
  );
}
