import { useMutation } from '@tanstack/react-query';
import { pageOfPortable, storePortable } from '../api/portable.ts';
import { navigate } from '../router/navigate.ts';
import { rememberSecret } from '../state/own/requestSecrets.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import styles from './portable.module.css';

/** Opens the question of a file that another browser saved. */
export function OpenQuestion() {
  const { mutate, error } = useMutation({
    mutationFn: async (file: File) => storePortable(await file.text()),
    onSuccess(opened) {
      rememberSecret(opened.id, opened.secret);
      navigate(pageOfPortable(opened));
    },
  });
  return (
    <div className={styles.ways}>
      <FileButton label="File of a question" text="Open the file of a question" onPick={mutate} />
      {error && <ErrorState message={error.message} />}
    </div>
  );
}
