/// <reference lib="dom" />
import type { PingMessage } from './messages.ts';

/** Passes a message to a worker with an engine. */
export type Send = (message: unknown, transfer: Transferable[]) => void;

/** The workers of a site with an engine each. */
interface Workers {
  readonly open: (which: 'first' | 'second') => Send;
  /** Whether the first one has computed an answer, for this page or another: then its data are open. */
  readonly hasComputed: () => Promise<boolean>;
}

/** Time in which an engine answers that is not in the middle of a long computation, in ms. */
const busyAfterMs = 400;

/**
 * Passes calls to a first engine, and to a second one, which starts with the first call that needs it, while the first is in a long
 * computation: so that quick views never wait for long ones, of this page or of another. Both have all data and the same store.
 */
export function openEngines({ open, hasComputed }: Workers): Send {
  const first = open('first');
  let second: Send | undefined;
  let isBusy = false;

  /** Whether the first engine takes calls at once. As long as it opens its data, all calls wait for that. */
  function isFree(): Promise<boolean> {
    const { port1, port2 } = new MessageChannel();
    const ping: PingMessage = { kind: 'trellis ping' };
    return new Promise((resolve) => {
      let hasAnswered = false;
      const timer = setTimeout(async () => {
        const isOpen = await hasComputed();
        // It can have answered while the lock was read: nothing would then end its being busy.
        if (!isOpen || hasAnswered) return;
        isBusy = true;
        resolve(false);
      }, busyAfterMs);
      port1.onmessage = () => {
        clearTimeout(timer);
        port1.close();
        hasAnswered = true;
        isBusy = false;
        resolve(true);
      };
      first(ping, [port2]);
    });
  }

  return async (message, transfer) => {
    if (!isBusy && (await isFree())) first(message, transfer);
    else (second ??= open('second'))(message, transfer);
  };
}
