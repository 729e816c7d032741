import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../../support/visit.tsx';

/** The field for the query: the plain one, or the editor once it is loaded. */
export const field = page.getByRole('textbox', { name: 'Query', exact: true });

const editor = (): Element | null => document.querySelector('.cm-content');

/** The text of the editor, with its line breaks. */
export const textOf = (): string =>
  [...(editor()?.querySelectorAll('.cm-line') ?? [])].map(({ textContent }) => textContent).join('\n');

/** Waits for a text in the editor. */
export const hasText = (text: string | RegExp): Promise<void> => expect.poll(textOf).toMatch(text);

/** Opens the query page with the editor, which has the focus. */
export async function visitEditor(query = 'x', options: Parameters<typeof visit>[1] = {}): Promise<void> {
  await visit(`/query?query=${encodeURIComponent(query)}`, options);
  await vi.waitUntil(() => editor()?.matches(':focus'), { timeout: 15_000 });
}

/** Types in the place of the text, letter by letter. */
export async function write(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  if (text !== '') await type(text);
}

/** Pastes in the place of the text, which is never empty or another one on the way. */
export async function paste(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}a{/Control}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  editor()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Types at the caret. */
export const type = (text: string): Promise<void> => userEvent.keyboard(text.replaceAll(/[[{]/g, '$&$&'));

/** The completions in sight, from top to bottom; those of an older text, which cannot be chosen, do not count. */
export const completions = (): string[] =>
  [...document.querySelectorAll('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled) [role=option]')].map(
    ({ textContent }) => textContent,
  );

const { now } = Date;
let aheadMs = 0;

/** Waits until the completions are these, and can be chosen: a list takes no key or click in its first 75 ms. */
export async function choosable(expected: readonly string[]): Promise<void> {
  await expect.poll(completions).toEqual(expected);
  aheadMs += 100;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
}

/** The underlined parts of the text: what keeps it from running, or what finds nothing. */
export const underlined = (severity: 'error' | 'warning'): string[] =>
  [...document.querySelectorAll(`.cm-lintRange-${severity}`)].map(({ textContent }) => textContent);
