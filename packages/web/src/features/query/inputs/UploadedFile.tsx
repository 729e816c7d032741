import { FileButton } from '../../../ui/FileButton.tsx';
import type { Input } from '../../../state/inputs.ts';
import styles from './inputs.module.css';

interface Props {
  readonly title: string;
  readonly file: Input['file'];
  readonly onPick: (file: File) => void;
}

/** Opens a file; a file can also be dropped on the whole card. */
export function UploadedFile({ title, file, onPick }: Props) {
  return (
    <div className={styles.drop}>
      <FileButton label={`File of ${title}`} text={file ? 'Choose another file' : 'Choose a file'} onPick={onPick} />
      <span className={styles.fileName}>{file ? file.name : 'or drop it here'}</span>
    </div>
  );
}
