import { portableParts } from '@trellis/contract/portable';
import { messageOf } from '../api/ApiError.ts';
import { storePortable, usePortableFault } from '../api/portable.ts';
import { base } from '../router/base.ts';
import { rememberSecret } from '../state/own/requestSecrets.ts';

/** The pages that a link opens. */
const pages = /^\/(?:(?:result|genes)\/[\w-]+|network)\?/;

/** Stores the question that the address of this page carries, and goes on to the page that it names. */
export async function takePortable(): Promise<void> {
  const parts = new URLSearchParams(window.location.hash.slice(1));
  const page = parts.get(portableParts.page) ?? '';
  if (!pages.test(page)) return;
  const address = new URL(base + page, window.location.origin);
  try {
    const { id, secret, revision } = await storePortable(parts.get(portableParts.question) ?? '');
    rememberSecret(id, secret);
    if (address.searchParams.has('request')) address.searchParams.set('revision', String(revision));
  } catch (error) {
    usePortableFault.setState({ page, fault: messageOf(error) });
  }
  window.history.replaceState(window.history.state, '', address.href);
}
