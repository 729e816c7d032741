import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useInputs } from '../../../src/state/inputs.ts';
import { visit } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;
const source = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Target Genes' });
const restricted = (text: RegExp | string) => screen.findByText(text, { selector: 'p' });
const quickSearch = () => within(screen.getByRole('search', { name: 'Quick search' }));
const fileField = () =>
  document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');

async function choose(label: string) {
  const user = await visit('/');
  await user.selectOptions(await source(), label);
  return user;
}

describe('the target genes of the home page', () => {
  it('limit the search to a list of the site, until all genes are searched again', async () => {
    const user = await visit('/', demo);
    await screen.findByRole('option', { name: 'Clock_Genes' });
    await user.selectOptions(await source(), 'Clock_Genes');
    await restricted(/^Restricted by target genes Clock_Genes\./);
    await user.click(quickSearch().getByRole('button', { name: 'Search all genes' }));
    expect(screen.queryByText(/^Restricted by/)).toBeNull();
    expect((await source()).value).toBe('none');
  });

  it('are those of the result', async () => {
    const user = await visit('/', demo);
    await screen.findByRole('option', { name: 'Clock_Genes' });
    await user.selectOptions(await source(), 'Clock_Genes');
    await waitFor(() => expect(quickSearch().getByRole<HTMLInputElement>('combobox').value).not.toBe(''));
    await user.click(quickSearch().getByRole('button', { name: 'Search' }));
    await screen.findByText(/only genes of Clock_Genes/);
  });

  it('are those of the query page', async () => {
    await visit('/', demo);
    useInputs.getState().change('targetgenes', { source: 'predefined', name: 'Clock_Genes' });
    await restricted(/^Restricted by target genes Clock_Genes\./);
    await visit('/query', demo);
    const choice = within(await screen.findByRole('region', { name: 'Target Genes' })).getByRole('combobox');
    await waitFor(() => expect((choice as HTMLSelectElement).value).toContain('Clock_Genes'));
  });

  it('can be pasted', async () => {
    const user = await choose('Type or paste');
    await user.click(screen.getByRole('textbox', { name: 'Text of Target Genes' }));
    await user.paste('AT1G00040\nAT1G00060\n');
    await restricted(/^Restricted by target genes input\.txt\./);
  });

  it('can be uploaded, and limit the result', async () => {
    const user = await choose('Upload a file');
    await user.upload(fileField(), new File(['AT1G00040\n'], 'mine.txt', { type: 'text/plain' }));
    await restricted(/^Restricted by target genes mine\.txt\./);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: /^Transcription factor/ });
    await waitFor(() => expect(field.value).toBe('AT1G00010'));
    await user.clear(field);
    await user.paste('ALF');
    await user.keyboard('{Escape}');
    await user.click(quickSearch().getByRole('button', { name: 'Search' }));
    await screen.findByRole('heading', { level: 1, name: /^1 gene targeted by ALF/ });
  });

  it('cannot be a file that is not a text; the file before stays', async () => {
    const user = await choose('Upload a file');
    await user.upload(fileField(), new File(['AT1G00040\n'], 'mine.txt', { type: 'text/plain' }));
    await restricted(/mine\.txt\./);
    await user.upload(
      fileField(),
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])], 'odd.bin', { type: 'text/plain' }),
    );
    await screen.findByText(/odd\.bin is not a text file/);
    await restricted(/^Restricted by target genes mine\.txt\./);
  });
});
