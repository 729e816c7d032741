/** Copies a text to the clipboard, also on a page without HTTPS, which has no clipboard API. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  const last = document.activeElement;
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (last instanceof HTMLElement) last.focus();
  if (!done) throw new Error('The browser does not allow copying.');
}
