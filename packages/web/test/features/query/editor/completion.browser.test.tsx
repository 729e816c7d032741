import { readKeys } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo } from '../../../support/answers.ts';
import { choosable, completions, hasText, textOf, type, visitEditor, write } from './editorHands.ts';

const press = (...keys: string[]) => userEvent.keyboard(keys.join(''));
const option = (index: number) => page.getByRole('listbox').getByRole('option').nth(index);

describe('the completions of the editor', () => {
  it('are names in any case from the first character, and operators where the grammar allows them', async () => {
    await visitEditor();
    const all = expect.arrayContaining(['all_tfs', expect.stringContaining('all_expression')]);
    for (const [text, expected] of [
      ['b', expect.arrayContaining(['AT1G00020BET'])],
      ['g0003', ['AT1G00030GAM']],
      ['alf', ['AT1G00010ALF']],
      ['all_', all],
      ['ALF a', ['and']],
      ['no', ['not']],
    ] as const) {
      await write(text);
      await expect.poll(completions, { message: text }).toEqual(expected);
    }
  });

  it(
    'are in brackets the keys of the TFs before them, then comparators, then values',
    { tags: ['long'] },
    async () => {
      await visitEditor('x', { edition: 'arabidopsis' });
      await write('NLP7[edge');
      await choosable(['EDGE_TYPE', 'additional_edge']);
      expect(callsTo(readKeys).map(({ url }) => url.searchParams.getAll('tf'))).toContainEqual(['NLP7']);
      await press('{Enter}', ' ');
      await expect.poll(completions).toEqual(['=', '!=', '<>']);
      await type('= pl');
      await expect.poll(completions).toEqual(expect.arrayContaining(["'in planta:Bound'"]));
      await choosable(completions());
      await press('{Enter}');
      await hasText(/^NLP7\[EDGE_TYPE = 'in planta:\w+'\]$/);
    },
  );

  it('take the place of the whole token, with the caret behind it', { tags: ['long'] }, async () => {
    await visitEditor('BET and AT1:x');
    await press('{ArrowLeft}{ArrowLeft}', '{Control>} {/Control}');
    await choosable(['AT1G00010ALF', 'AT1G00020BET', 'AT1G00030GAM']);
    await press('{ArrowDown}');
    await expect.element(option(1)).toHaveAttribute('aria-selected', 'true');
    await press('{Enter}');
    expect(textOf()).toBe('BET and AT1G00020');
    await type(' or GAM');
    expect(textOf()).toBe('BET and AT1G00020 or GAM');
  });

  it('are chosen with the mouse and with Tab', { tags: ['long'] }, async () => {
    await visitEditor();
    await write('be');
    await choosable(['AT1G00020BET']);
    await option(0).click();
    await hasText(/^AT1G00020$/);
    await write('ga');
    await choosable(['AT1G00030GAM']);
    await press('{Tab}');
    expect(textOf()).toBe('AT1G00030');
  });

  it('are closed with Escape; then Tab leaves the editor', async () => {
    await visitEditor();
    await write('be');
    await choosable(['AT1G00020BET']);
    await press('{Escape}');
    await expect.poll(completions).toEqual([]);
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Submit', exact: true })).toHaveFocus();
    expect(textOf()).toBe('be');
  });

  it('fit below the line and into the window', { tags: ['long'] }, async () => {
    for (const width of [1440, 390]) {
      await visitEditor('x', { edition: 'arabidopsis', width });
      await write('a');
      await expect.poll(completions).not.toEqual([]);
      const list = page.getByRole('listbox').element();
      // Until it has its place it is far out of sight.
      await expect.poll(() => list.getBoundingClientRect().top).toBeGreaterThan(0);
      const { top, bottom, left, right } = list.getBoundingClientRect();
      const line = document.querySelector('.cm-cursor')?.getBoundingClientRect().bottom ?? window.innerHeight;
      expect(top).toBeGreaterThanOrEqual(line);
      expect(bottom - top).toBeLessThanOrEqual((window.innerHeight - line) * 0.8 + 12);
      expect(bottom - top).toBeGreaterThan((window.innerHeight - line) / 2);
      expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
      expect([left >= 0, right <= width, document.documentElement.scrollWidth <= width]).toEqual([true, true, true]);
    }
  });
});
