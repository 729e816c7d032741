import { readGeneNames } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deseq2Table } from '../../../../../../e2e/support/ownFiles.ts';
import { call } from '../../../../src/api/client.ts';
import { savedBy } from '../../../support/savedFiles.ts';
import { reload, visit } from '../../../support/visit.tsx';
import { replace } from '../hands.ts';
import { addPeaks, chooseFiles, ownCard, peaks, save, withReader, workbookBytes } from './ownHands.ts';

withReader();

const workbook = () => new File([workbookBytes()], 'deseq2.xlsx');

describe('the card of own analyses', () => {
  it('says before the first one what is sent and who sees it', async () => {
    const user = await visit('/query');
    const note = async () =>
      (await ownCard())
        .getByText('Whoever has the link of the result sees these targets and their values.')
        .closest('details')?.open;
    expect(await note()).toBe(true);
    await addPeaks(user);
    expect(await note()).toBe(false);
  });
});

describe('the files of own analyses', () => {
  it('of all genes are cut at a fold change and a p-value, with live counts', async () => {
    const user = await visit('/query', { edition: 'arabidopsis' });
    const { ids } = await call(readGeneNames);
    const dialog = await chooseFiles(user, new File([deseq2Table(ids)], 'NLP7 root.tsv'));
    await dialog.findByText('1 analysis ready.');
    const column = dialog.getByLabelText<HTMLSelectElement>('Meaning of padj');
    expect(column.selectedOptions[0].textContent).toBe('adjusted p-value');
    const count = () => {
      const text = dialog.getByText(/^[\d,]+ of [\d,]+ genes are targets$/).textContent;
      return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
    };
    const first = count();
    await replace(user, dialog.getByLabelText('|log2 fold change| at least'), '3');
    await waitFor(() => expect(count()).toBeLessThan(first));
    await user.click(dialog.getByRole('checkbox', { name: 'Only genes within cutoffs' }));
    await dialog.findByText(`All ${ids.length.toLocaleString('en')} genes are targets`);
  });

  it('can be a workbook and a plain list, which asks for nothing but its description', async () => {
    const user = await visit('/query');
    const dialog = await chooseFiles(user, workbook(), peaks());
    const [sheet, plain] = ['deseq2.xlsx', 'Root peaks.txt'].map((name) =>
      within(dialog.getByRole('region', { name })),
    );
    await sheet.findByText(/^An analysis of 5 rows: 3 targets/);
    await sheet.findByRole('group', { name: '1 not in this edition' });
    await plain.findByText(/^An analysis of 4 rows: 2 targets/);
    await plain.findByText('1 row repeats a gene; the row with the smallest p-value counts.');
    expect(plain.queryByRole('checkbox')).toBeNull();
    await replace(user, sheet.getByRole('combobox', { name: 'TF' }), 'BET');
    await replace(user, sheet.getByRole('combobox', { name: 'Edge type' }), 'in planta:Regulated');
    await user.click(dialog.getByRole('button', { name: 'Use TF, types and metadata for all 2 files' }));
    await plain.findByText('AT1G00020 · BET');
    await save(user, 'Save 2 analyses');
    await (await ownCard()).findByText('2 analyses chosen for this query');
    await reload();
    await (await ownCard()).findByText('2 analyses chosen for this query');
  });

  it('ask for the unit of fold changes that are never negative', { tags: ['long'] }, async () => {
    const user = await visit('/query');
    const dialog = await chooseFiles(user, new File(['gene,FC\nAT1G00030,4\nAT1G00040,0.5\n'], 'fc.csv'));
    await replace(user, await dialog.findByRole('combobox', { name: 'TF' }), 'ALF');
    await replace(user, dialog.getByRole('combobox', { name: 'Edge type' }), 'in planta:Regulated');
    await dialog.findByText('AT1G00010 · ALF');
    await user.click(dialog.getByRole('button', { name: 'Save 1 analysis' }));
    await dialog.findByText('Choose the unit of the fold changes.');
    await user.selectOptions(dialog.getByLabelText('Unit of the fold changes'), 'ratio');
    await save(user, 'Save 1 analysis');
    const targets = await (await ownCard()).findByRole('button', { name: 'Save the targets of fc' });
    const { name, text } = await savedBy(() => user.click(targets));
    expect(name).toBe('fc.csv');
    expect(text).toBe('gene_id,log2fc,pvalue\nAT1G00030,2,\nAT1G00040,-1,\n');
  });

  it('that cannot be read say why, and leave the others', async () => {
    const user = await visit('/query');
    const bad = [
      ['empty.csv', '', 'empty.csv is empty.'],
      [
        'maize.csv',
        'gene\nZm00001d045323\n',
        'is not a gene of this edition, for example "Zm00001d045323". They have the form of B73 ids of version 4.',
      ],
      ['broken.xlsx', workbookBytes().subarray(0, 3000), 'is damaged, so it cannot be read as a workbook'],
      ['picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'not a text file'],
    ] as const;
    const dialog = await chooseFiles(user, ...bad.map(([name, content]) => new File([content], name)), peaks());
    for (const [name, , reason] of bad) {
      const problem = await within(dialog.getByRole('region', { name })).findByRole('alert');
      expect(problem.textContent).toContain(reason);
    }
    await dialog.findByText('1 analysis ready.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save 1 analysis' }).disabled).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
