import { useSettings } from './settings.ts';

/** Whether the browser has desktop notifications. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/**
 * Shows how a query ended as a desktop notification: when the window is not focused, and the user has turned notifications
 * on and allowed them. Does not ask for permission.
 */
export function notifyDone(text: string): void {
  if (document.hasFocus()) return;
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
