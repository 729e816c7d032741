import { useHistoryState } from 'wouter/use-browser-location';
import { Notice } from '../../ui/Notice.tsx';

/** Shown when an unknown address was redirected to this page. */
export function MissingPageNotice() {
  const address = missingAddressOf(useHistoryState());
  if (address === undefined) return null;
  return (
    <Notice title="No such page:">
      there is nothing at {address}. This is the start page; the navigation above leads to the others.
    </Notice>
  );
}

/** The unknown address in the state of an entry of the history, set by `RedirectToStart`. */
const missingAddressOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'missing' in state && typeof state.missing === 'string'
    ? state.missing
    : undefined;
