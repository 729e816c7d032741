import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings } from '../../../../src/state/settings.ts';
import { visit } from '../../../support/visit.tsx';
import { field, hasText, textOf, type, visitEditor, write } from './editorHands.ts';

const press = (...keys: string[]) => userEvent.keyboard(keys.join(''));

/** The color of a part of the text. */
const colorOf = (part: string): string => {
  const token = [...document.querySelectorAll('.cm-line span')].find(({ textContent }) => textContent === part);
  return token ? getComputedStyle(token).color : `there is no ${part}`;
};

const marked = (kind: 'pair' | 'alone'): string[] =>
  [...document.querySelectorAll(`.query-${kind}`)].map(({ textContent }) => textContent);

describe('the editor of a query', () => {
  it('takes over from the plain field, with text, caret and focus, when a user writes', async () => {
    await visit('/query');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('placeholder', 'Search transcription factors, e.g. GAM and ALF');
    expect(document.querySelector('.cm-content')).toBeNull();
    await type('ALF or BET');
    await expect.poll(() => document.activeElement?.className).toContain('cm-content');
    await hasText(/^ALF or BET$/);
  });

  it('says what to write while it is empty, and wraps long lines', { tags: ['long'] }, async () => {
    await visitEditor();
    await write('');
    const hint = () => document.querySelector('.cm-placeholder')?.textContent;
    await expect.poll(hint).toBe('Search transcription factors, e.g. GAM and ALF');
    await visitEditor(`${'AT4G24020 or '.repeat(40)}ALF`);
    const content = field.element();
    expect(textOf()).toMatch(/^(AT4G24020 or ){40}ALF$/);
    const words = [...content.querySelectorAll('.cm-line span')].map((word) => word.getBoundingClientRect());
    expect(words[words.length - 1].top).toBeGreaterThan(words[0].bottom);
    expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
  });

  it('colors names, operators, keys and values in different ways', async () => {
    await visitEditor("ALF and all_tfs[EDGE_TYPE = 'in planta:Bound']");
    const colors = ['ALF', 'and', 'EDGE_TYPE', "'in planta:Bound'"].map(colorOf);
    for (const color of colors) expect(color).toMatch(/^rgb/);
    expect(new Set(colors).size).toBe(4);
  });

  it('marks the bracket at the caret with its partner, and one without a partner', { tags: ['long'] }, async () => {
    await visitEditor("(ALF[TISSUE = '('])");
    await expect.poll(() => marked('pair')).toEqual(['(', ')']);
    await visitEditor('(ALF]');
    await expect.poll(() => marked('alone')).toEqual([']']);
    expect(marked('pair')).toEqual([]);
  });

  it(
    'starts a line with Shift+Enter, and runs the query with Enter and with Ctrl+Enter',
    { tags: ['long'] },
    async () => {
      for (const keys of ['{Enter}', '{Control>}{Enter}{/Control}']) {
        await visitEditor();
        changeSettings({ warnSubmit: false });
        await write('ALF or');
        await press('{Shift>}{Enter}{/Shift}');
        await type('BET');
        expect(textOf()).toBe('ALF or\nBET');
        await press(keys);
        const name = /genes targeted by ALF or BET in 4 analyses/;
        await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
    },
  );

  it('undoes and redoes what was typed, and what an example has written', async () => {
    await visitEditor();
    await write('GAM ');
    const example = page.getByRole('region', { name: 'Examples' }).getByRole('button').first();
    const text = example.element().querySelector('code')?.textContent ?? '';
    await example.click();
    await expect.poll(textOf).toBe(text);
    await expect.element(field).toHaveFocus();
    await press('{Control>}z{/Control}');
    expect(textOf()).toBe('GAM ');
    await press('{Control>}y{/Control}');
    expect(textOf()).toBe(text);
  });

  it('selects the place of an error of the server', async () => {
    await visitEditor('ALF and NOTHING');
    changeSettings({ warnSubmit: false });
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('button', { name: 'Go to this place' }).click();
    await expect.poll(() => document.getSelection()?.toString()).toBe('NOTHING');
    await expect.element(field).toHaveFocus();
  });
});
