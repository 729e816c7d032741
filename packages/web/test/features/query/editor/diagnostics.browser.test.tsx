import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { field, underlined, visitEditor, write } from './editorHands.ts';

const isInvalid = (invalid: boolean) => expect.element(field).toHaveAttribute('aria-invalid', String(invalid));
const alert = page.getByRole('alert');

describe('the editor underlines', () => {
  it('what is wrong while it is written, with a sentence, before any submit', async () => {
    await visitEditor();
    await write('ALF ) BET');
    await expect.poll(() => underlined('error')).toEqual([')']);
    await expect.element(page.getByText('")" unexpected at character 5')).toBeVisible();
    await isInvalid(true);
    expect(alert.query()?.textContent).toBeUndefined();
    await write('ALF and BET');
    await expect.poll(() => underlined('error')).toEqual([]);
    await isInvalid(false);
  });

  it(
    'names and values that the data set does not have, which a query can still have',
    { tags: ['long'] },
    async () => {
      await visitEditor();
      await write('ALF and NOTF ');
      await expect.poll(() => underlined('warning')).toEqual(['NOTF']);
      await expect.element(page.getByText('No TF called "NOTF" in this data set.')).toBeVisible();
      await isInvalid(false);
      await visitEditor("ALF[TECHNOLOGY='microscope'] ");
      await expect.element(page.getByText('No analysis has the value "microscope" for TECHNOLOGY.')).toBeVisible();
      expect(underlined('warning').join('')).toBe("TECHNOLOGY='microscope'");
      await visitEditor("ALF[TECHNOLOGY='dapseq'] or NOTF ");
      await expect.poll(() => underlined('warning')).toEqual(['NOTF']);
    },
  );

  it('a word that is being written only once the editor is left', { tags: ['long'] }, async () => {
    await visitEditor();
    await write('ALF ) BET');
    await isInvalid(true);
    await write('ALF an');
    // The text has been checked again, and nothing is wrong so far.
    await isInvalid(false);
    expect(underlined('error')).toEqual([]);
    await page.getByRole('heading', { name: 'Query', exact: true }).click();
    await expect.poll(() => underlined('error')).toEqual(['an']);
    await isInvalid(true);
  });
});
