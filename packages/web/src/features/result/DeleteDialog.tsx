import { deleteRequest as route, secretHeader } from '@trellis/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDraft } from '../../state/draft.ts';
import { forgetRequest } from '../../state/own/requestSecrets.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { call } from '../../api/client.ts';
import { isFolder } from '../../router/base.ts';
import styles from './AnalysesDialog.module.css';

interface Props {
  readonly id: string;
  readonly secret: string;
  /** Whether analyses of the user came with the query. */
  readonly hasOwn: boolean;
  readonly onClose: () => void;
}

/** Asks whether to delete a result. */
export function DeleteDialog({ id, secret, hasOwn, onClose }: Props) {
  const deletion = useDeleteRequest(forget);
  return (
    <Dialog onClose={onClose} title="Delete this result?" size="md">
      <p>
        {hasOwn ? 'The result and the analyses that you sent with it are' : 'The result is'} removed from{' '}
        {isFolder
          ? 'this browser. Whoever opened a link of it has a copy, which stays.'
          : 'the server. Its link then says that it was deleted.'}{' '}
        This cannot be undone.
      </p>
      {hasOwn && (
        <p>
          Gene lists that were made from it are removed too. Your saved analyses stay in this browser. Other results
          that you made with them are deleted on their own pages.
        </p>
      )}
      {deletion.error && <ErrorState message={deletion.error.message} />}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button tone="danger" loading={deletion.isPending} onClick={() => deletion.mutate({ id, secret })}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

/** Forgets a deleted request wherever the browser remembers it. */
function forget(id: string): void {
  forgetRequest(id);
  if (useDraft.getState().request === id) useDraft.setState({ request: undefined });
}

/** Deletes a request with the secret of its maker; what the page has of it is asked for again, and answers 410. */
function useDeleteRequest(onDeleted: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, secret }: { readonly id: string; readonly secret: string }) =>
      call(route, { params: { id }, headers: { [secretHeader]: secret } }),
    onSuccess: async (_, { id }) => {
      onDeleted(id);
      await client.resetQueries({ queryKey: ['request', id] });
    },
  });
}
