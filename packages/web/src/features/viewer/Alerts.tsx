import { ActionIcon } from '@mantine/core';
import { useEffect } from 'react';
import { Warning } from '../../ui/icons.tsx';
import { Close } from '../../ui/toolIcons.tsx';
import { noEdgesAdded } from './files/upload.ts';
import styles from './Viewer.module.css';

const noEdgesAddedMs = 10_000;

interface Props {
  readonly text: string | undefined;
  readonly onClose: () => void;
}

/** An error message that the user closes; "No edges added." closes itself after ten seconds. */
export function Alerts({ text, onClose }: Props) {
  useEffect(() => {
    if (text !== noEdgesAdded) return;
    const timer = setTimeout(onClose, noEdgesAddedMs);
    return () => clearTimeout(timer);
  }, [text, onClose]);
  if (text === undefined) return null;
  return (
    <div className={styles.alert} role="alert">
      <Warning />
      <p>{text}</p>
      <ActionIcon variant="transparent" color="red" aria-label="Close this message" onClick={onClose}>
        <Close />
      </ActionIcon>
    </div>
  );
}
