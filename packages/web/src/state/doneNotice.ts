import { useSettings } from './settings.ts';

/** Milliseconds from which on a query ran long. */
export const long = 3000;

/** Whether the browser can tell of something while its window is out of sight. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/**
 * Tells by the desktop how a query has ended: when it ran long, the page is hidden, and the user has both chosen and
 * allowed it. Asks for nothing.
 */
export function tellDone(started: number, text: string): void {
  if (!document.hidden || Date.now() - started < long) return;
  if (!useSettings.getState().notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Trellis', { body: text, tag: 'trellis-done', icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some mobile browsers know the name and refuse to make one.
  }
}
