import { useSettings } from './settings.ts';

/** A query that runs this long or longer ends with a notification. */
const longRunMs = 3000;

/** Whether the browser has desktop notifications. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/**
 * Shows how a query ended as a desktop notification: when it ran long, the page is hidden, and the user has turned
 * notifications on and allowed them. Does not ask for permission.
 */
export function notifyDone(started: number, text: string): void {
  if (!document.hidden || Date.now() - started < longRunMs) return;
  if (!useSettings.getState().notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Trellis', { body: text, tag: 'trellis-done', icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some mobile browsers have the constructor and throw when it is called.
  }
}
