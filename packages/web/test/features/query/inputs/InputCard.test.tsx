import { fireEvent, waitFor, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { savedBy } from '../../../support/savedFiles.ts';
import { visit } from '../../../support/visit.tsx';
import { card, choose, press, resultHeading, submit, type, visitUnconfirmed } from '../hands.ts';

const inCard = async (title: string) => within(await card(title));

const upload = async (title: string) => screen.findByLabelText<HTMLInputElement>(`File of ${title}`);

describe('a predefined list', () => {
  it('is previewed, counted, and downloaded as a file', async () => {
    const user = await visit('/query');
    await choose(user, 'Target Genes', 'Examples');
    const genes = await inCard('Target Genes');
    await genes.findByText(/^2 lists of 6 genes/);
    await genes.findByRole('group', { name: '1 not in the database' });
    await user.click(genes.getByRole('button', { name: 'Preview' }));
    expect(genes.getByLabelText('Preview of Examples').textContent).toContain('>red');
    const link = genes.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
    expect(link.download).toBe('Examples.txt');
    expect(await (await fetch(link.href)).text()).toMatch(/^>red\nAT1G00040\n/);
  });
});

describe('a typed list', () => {
  it('restricts the result', async () => {
    const user = await visitUnconfirmed();
    await type(user, 'Filter TFs', 'ALF');
    await submit(user, 'all_tfs');
    await resultHeading(/genes targeted by .* in 2 analyses/);
  });

  it('is checked for unknown and ambiguous names before the query runs', async () => {
    const user = await visit('/query');
    await type(user, 'Filter TFs', 'ALF\nbeta1\nAT9G99999\nTWIN\n');
    const tfs = await inCard('Filter TFs');
    await tfs.findByText(/^A list of 2 genes/);
    const unknown = await tfs.findByRole('group', { name: '1 not in the database' });
    expect(unknown.textContent).toBe('1 not in the database: AT9G99999');
    const ambiguous = tfs.getByRole('group', { name: '1 ambiguous, left out' });
    expect(ambiguous.textContent).toBe('1 ambiguous, left out: TWIN (AT1G00040 or AT1G00050)');
  });

  it('names five unknown names, all of them on request, and gives them as a file', async () => {
    const user = await visit('/query');
    const names = Array.from({ length: 7 }, (_, i) => `AT9G9999${i}`);
    await type(user, 'Target Genes', ['ALF', ...names].join('\n'));
    const genes = await inCard('Target Genes');
    const unknown = await genes.findByRole('group', { name: '7 not in the database' });
    expect(unknown.textContent).not.toContain(names[5]);
    await user.click(within(unknown).getByRole('button', { name: 'Show all 7' }));
    expect(unknown.textContent).toContain(names.join(', '));
    const { text } = await savedBy(() => user.click(within(unknown).getByRole('button', { name: 'Save as text' })));
    expect(text).toBe(`${names.join('\n')}\n`);
  });

  it('is checked for genes without analyses as TFs where it is a list of TFs', { tags: ['long'] }, async () => {
    const user = await visit('/query');
    await type(user, 'Filter TFs', 'ALF\nAT1G00040\n');
    const tfs = await inCard('Filter TFs');
    await tfs.findByText(/^A list of 2 genes/);
    const others = await tfs.findByRole('group', { name: '1 gene has no analyses as a TF' });
    expect(others.textContent).toBe('1 gene has no analyses as a TF: AT1G00040');
    await type(user, 'Target Genes', 'ALF\nAT1G00040\n');
    const genes = await inCard('Target Genes');
    await genes.findByText(/^A list of 2 genes/);
    expect(genes.queryByText(/no analyses as/)).toBeNull();
  });
});

describe('a target network', () => {
  it('that is typed names the line that cannot be read', async () => {
    const user = await visit('/query');
    await type(user, 'Target Network', 'ALF e BET\nALF e GAM\nALF\n');
    const network = await inCard('Target Network');
    await waitFor(() => expect(network.getByRole('alert').textContent).toContain('Line 3'));
  });

  it('that is dropped as a file is read, with or without a header', { tags: ['long'] }, async () => {
    const user = await visit('/query');
    const file = new File(['ALF e BET\nALF e GAM\n'], 'net.txt', { type: 'text/plain' });
    fireEvent.drop(await card('Target Network'), { dataTransfer: { files: [file] } });
    const network = await inCard('Target Network');
    await network.findByText('A network of 2 edges of 1 TF.');
    await user.click(network.getByRole('checkbox', { name: 'File Contains Header' }));
    await network.findByText(/^A network of 1 edge of 1 TF/);
  });
});

describe('a file', () => {
  it('that is chosen is read', async () => {
    const user = await visit('/query');
    await choose(user, 'Background', 'Upload a file');
    await user.upload(await upload('Background'), new File(['ALF\nBET\nGAM\n'], 'all.txt'));
    const background = await inCard('Background');
    await background.findByText('A list of 3 genes.');
    background.getByText('all.txt');
  });

  it('that is not text is refused', async () => {
    const user = await visit('/query');
    await choose(user, 'Background', 'Upload a file');
    await user.upload(
      await upload('Background'),
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])], 'x.png'),
    );
    const alert = await (await inCard('Background')).findByRole('alert');
    expect(alert.textContent).toContain('x.png is not a text file');
  });
});

describe('the format of an input', () => {
  it('is explained with an example of the data set to take away', async () => {
    const user = await visit('/query');
    await user.click(await screen.findByRole('button', { name: 'Format of Target Network' }));
    const help = within(await screen.findByRole('dialog', { name: 'Format of Target Network' }));
    help.getByText(/^One edge per line/);
    const { name, text } = await savedBy(() => press(user, 'Download Example'));
    expect(name).toBe('target_network_example.txt');
    expect(text.split('\n')[0]).toMatch(/^AT1G000[123]0\tpredicted\tAT1G000[123]0\t0.92$/);
  });
});

describe('Reset', () => {
  it('takes every input away', async () => {
    const user = await visit('/query');
    await type(user, 'Target Genes', 'AT1G00040 # mine');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('textbox', { name: 'Text of Target Genes' })).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Target Genes' }).value).toBe('none');
  });
});
