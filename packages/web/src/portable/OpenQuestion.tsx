import { useMutation } from '@tanstack/react-query';
import { pageOfPortable, storePortable, usePortableFault } from '../api/portable.ts';
import { usePageLocation } from '../router/Router.tsx';
import { navigate } from '../router/location.ts';
import { rememberSecret } from '../state/own/requestSecrets.ts';
import { ErrorState } from '../ui/states.tsx';
import { FileButton } from '../ui/FilePicking.tsx';
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

/** What is missing where the address of a site in a folder names a result or a list that this browser does not have. */
export function NotInThisBrowser({ what }: { readonly what: 'result' | 'gene list' }) {
  const { page, fault } = usePortableFault();
  const { pathname, search } = usePageLocation();
  return (
    <>
      <p>
        {(page === pathname + search && fault) ||
          `This site keeps results and lists in the browser that made them, and this browser does not have this ${what}. A link that Share gives carries the question; this address does not. Ask for such a link, or for the file.`}
      </p>
      <OpenQuestion />
    </>
  );
}
