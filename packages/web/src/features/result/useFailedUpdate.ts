import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { forgetResult } from '../../api/result.ts';
import { navigate } from '../../router/place.ts';
import { useDraft } from '../../state/draft.ts';

interface Options {
  /** Shows the analyses as the server has them. */
  readonly onRejected: () => void;
  readonly onClose: () => void;
}

/**
 * Handles an update of the analyses that the server does not take. A rejected one brings the list back, with the reason next
 * to it; a result that is gone is no longer shown; any other answer leads to the query. Without an answer nothing is lost.
 */
export function useFailedUpdate({ id }: RequestRef, { onRejected, onClose }: Options): (error: Error) => void {
  const client = useQueryClient();
  return (error) => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 0) return;
    if (status === 400) {
      onRejected();
      return;
    }
    onClose();
    if (status === 404) {
      const { request, text, write } = useDraft.getState();
      if (request === id) write(text);
      forgetResult(client, id);
    } else navigate('/query');
  };
}
