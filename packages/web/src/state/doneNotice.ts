import { useSettings } from './settings.ts';

/** Whether the browser has desktop notifications. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/**
 * Shows how a query ended as a desktop notification, unless the window has the focus or the user has turned notifications off.
 * Asks for permission when that is not decided yet.
 */
export function notifyDone(text: string): void {
  if (document.hasFocus() || !useSettings.getState().notify || !canNotify()) return;
  void isAllowed().then((allowed) => {
    if (allowed) show(text);
  });
}

/** Some browsers refuse to ask when nothing was pressed. */
async function isAllowed(): Promise<boolean> {
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return Notification.requestPermission().then(
    (answer) => answer === 'granted',
    () => false,
  );
}

function show(text: string): void {
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
