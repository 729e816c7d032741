import { ActionIcon } from '@mantine/core';
import { useEffect } from 'react';
import { Close, Warning } from '../../ui/icons.tsx';
import styles from './Viewer.module.css';

export const noEdges = 'No edges added.';
const lasts = 10_000;

interface Props {
  readonly text: string | undefined;
  readonly onClose: () => void;
}

/** What went wrong with an upload; "No edges added." goes by itself after ten seconds. */
export function Alerts({ text, onClose }: Props) {
  useEffect(() => {
    if (text !== noEdges) return;
    const timer = setTimeout(onClose, lasts);
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
