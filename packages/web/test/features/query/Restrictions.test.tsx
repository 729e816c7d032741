import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { previewQuery } from '@trellis/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsTo, hold } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';
import { box, choose, type } from './hands.ts';

const counts = /^\d+ analyses of 2 TFs, [\d,]+ target genes$/;
const found = (text: RegExp | string) => screen.findByText(text, { selector: '[role=status]' });
const inputs = () => screen.findByRole('list', { name: 'Inputs of the query' });

afterEach(() => vi.useRealTimers());

describe('next to the query', () => {
  it('is what it would find, which an input restricts until it is cleared', async () => {
    const user = await visit('/query?query=AT4G24020+or+AT5G65210', { edition: 'arabidopsis' });
    const before = (await found(counts)).textContent;
    await choose(user, 'Target Genes', 'Clock_Genes');
    const restriction = 'only genes of Clock_Genes (35 genes) clear';
    await waitFor(async () => expect((await inputs()).textContent).toBe(restriction));
    await waitFor(async () => expect((await found(counts)).textContent).not.toBe(before));
    await user.click(within(await inputs()).getByRole('button', { name: 'Clear Target Genes' }));
    await waitFor(async () => expect((await found(counts)).textContent).toBe(before));
    expect(screen.queryByRole('list', { name: 'Inputs of the query' })).toBeNull();
  });

  it('is not what it found with other inputs', { tags: ['long'] }, async () => {
    const user = await visit('/query?query=AT4G24020+or+AT5G65210', { edition: 'arabidopsis' });
    await found(counts);
    const preview = hold(previewQuery);
    const { length } = callsTo(previewQuery);
    await choose(user, 'Target Genes', 'Clock_Genes');
    expect(screen.queryByText(counts)).toBeNull();
    await waitFor(() => expect(callsTo(previewQuery).length).toBeGreaterThan(length));
    expect(screen.queryByText(counts)).toBeNull();
    preview.release();
    await found(counts);
  });

  it('is the filter that leaves nothing, with the values that there are', { tags: ['long'] }, async () => {
    await visit('/query?query=AT4G24020[TECHNOLOGY+=+none]', { edition: 'arabidopsis' });
    await found(/^No result: no analysis of NLP7 has TECHNOLOGY = none; TECHNOLOGY is /);
  });

  it('is the input that leaves nothing', async () => {
    const user = await visit('/query?query=ALF');
    await type(user, 'Filter TFs', 'BET');
    await found('No result: ALF is not in the filter TF list');
  });

  it('is nothing for a query that is not finished, which is not counted', { tags: ['long'] }, async () => {
    await visit('/query?query=ALF');
    await found(/target genes$/);
    const field = await box();
    const { length } = callsTo(previewQuery);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(field, { target: { value: 'ALF and' } });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(callsTo(previewQuery)).toHaveLength(length);
    expect(screen.queryByText(/target genes?$|^No result/)).toBeNull();
    vi.useRealTimers();
    fireEvent.change(field, { target: { value: 'ALF and BET' } });
    await found(/of 2 TFs, 3 target genes$/);
  });
});
