/** A form that the browser can send, or the start of a control that works only by a script. */
const parts = /<form [^>]*\baction=.*?<\/form>|<(?:button|input|select|textarea)(?=[\s>])(?![^>]* disabled)/gs;

/** Disables the controls of a page that need its script; links and forms with an address work without. */
export const disableControls = (html: string): string =>
  html.replace(parts, (found) => (found.startsWith('<form') ? found : `${found} disabled="" data-early=""`));

/** Enables them when the script takes the page over: from then on React hears what is pressed and typed. */
export function enableControls(root: HTMLElement): void {
  for (const control of root.querySelectorAll('[data-early]')) {
    control.removeAttribute('disabled');
    control.removeAttribute('data-early');
  }
}
