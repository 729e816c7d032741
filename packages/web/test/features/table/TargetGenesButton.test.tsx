import { readTargets } from '@trellis/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hold } from '../../support/answers.ts';
import { genes, openTable, searchTable } from './grid.ts';

const all = ['AT1G00040', 'AT1G00080', 'AT1G00060'];
const textOf = (ids: readonly string[]) => ids.map((id) => `${id}\n`).join('');
const more = () => screen.getByRole('button', { name: 'More ways to export target genes' });
const items = (name: string) => screen.findAllByRole('menuitem', { name });

/** The file behind a link to the API. */
async function fileOf(link: HTMLElement): Promise<{ name: string | null; text: string }> {
  const answer = await fetch(link.getAttribute('href') ?? '');
  return { name: answer.headers.get('content-disposition'), text: await answer.text() };
}

const fileName = /filename="target_genes\.txt"/;

async function openSearched(text: string) {
  const { user } = await openTable('ALF and BET');
  await searchTable(user, text);
  return user;
}

afterEach(() => void vi.useRealTimers());

describe('target genes', () => {
  it('are a text file', async () => {
    await openTable('ALF and BET');
    const link = screen.getByRole('link', { name: 'Export Target Genes' });
    expect(await fileOf(link)).toEqual({ name: expect.stringMatching(fileName) as string, text: textOf(all) });
  });

  it('are copied to the clipboard, which the button says for a second', { tags: ['long'] }, async () => {
    const { user } = await openTable('ALF and BET');
    const { release } = hold(readTargets);
    await user.click(more());
    await user.click((await items('Copy To Clipboard'))[0]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    release();
    await vi.waitFor(() => screen.getByRole('link', { name: 'Copied!' }), { timeout: 40_000 });
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(1000);
        screen.getByRole('link', { name: 'Export Target Genes' });
      },
      { timeout: 40_000 },
    );
    expect(await navigator.clipboard.readText()).toBe(textOf(all));
  });

  it('are saved as a list under a name that is free', async () => {
    const { user } = await openTable('ALF and BET');
    await user.click(more());
    await user.click((await items('Save As Temporary List'))[0]);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'other{Enter}');
    await screen.findByText('Please pick another name.');
    await user.clear(name);
    await user.type(name, 'found');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('3 genes saved as found');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are those of the whole result, and separately those that a search leaves', async () => {
    const user = await openSearched('AT1G00040');
    await waitFor(() => expect(genes()).toEqual(['AT1G00040']));
    expect((await fileOf(screen.getByRole('link', { name: 'Export Target Genes' }))).text).toBe(textOf(all));
    await user.click(more());
    await screen.findByText('1 gene shown');
    const [link] = await items('Text File');
    expect(await fileOf(link)).toEqual({
      name: expect.stringMatching(fileName) as string,
      text: textOf(['AT1G00040']),
    });
  });

  it('cannot be taken where a search leaves none', { tags: ['long'] }, async () => {
    const user = await openSearched('nothing');
    await screen.findByText(/No gene matches/);
    await user.click(more());
    await screen.findByText('0 genes shown');
    expect(screen.queryByRole('menuitem', { name: 'Text File' })).toBeNull();
    const copies = await items('Copy To Clipboard');
    expect(copies.map((item) => item.matches(':disabled'))).toEqual([false, true]);
  });
});
