import type { Page } from '@playwright/test';

/** The editor of the query page, or the plain field in its place until it is loaded. */
export const box = (page: Page) => page.getByRole('textbox', { name: 'Query', exact: true });

/** The text in the editor, with its line breaks; the placeholder is not included. */
export const textOf = (page: Page): Promise<string> =>
  box(page).evaluate((content) =>
    content instanceof HTMLTextAreaElement
      ? content.value
      : [...content.querySelectorAll('.cm-line')]
          .map((line) => {
            const copy = line.cloneNode(true) as Element;
            copy.querySelectorAll('.cm-placeholder').forEach((one) => one.remove());
            return copy.textContent;
          })
          .join('\n'),
  );

/** The text that is marked in the editor. */
export const markedIn = (page: Page): Promise<string> =>
  page.evaluate(() => document.getSelection()?.toString() ?? '');

/**
 * Writes a query in the place of what the box holds, with the keyboard. Playwright's `fill` selects the old text by a script
 * before it gives the focus; an editor that is focused then shows its own selection, and the new text follows the old.
 */
export async function writeQuery(page: Page, query: string): Promise<void> {
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  if (query === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(query);
}

/** Turns the dialog before a submit off, as a user would who knows it. */
export async function skipDialog(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).uncheck();
}

/** Writes a query and runs it without the dialog. */
export async function submit(page: Page, query: string): Promise<void> {
  await skipDialog(page);
  await writeQuery(page, query);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}
