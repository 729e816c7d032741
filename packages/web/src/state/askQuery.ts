import { navigate } from '../router/navigate.ts';
import { useDraft } from './draft.ts';

/** State of an entry of the history: the query page runs its query once. */
interface Asked {
  readonly submit: true;
}

/** Opens the query page with a query, which it runs at once with the inputs that are chosen there. */
export function askQuery(query: string): void {
  useDraft.getState().write(query);
  navigate('/query', { state: { submit: true } satisfies Asked });
}

/** Whether the query page is asked to run its query, by the state of the entry of the history. */
export const isSubmitAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'submit' in state && state.submit === true;
