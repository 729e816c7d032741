import { readTargetLists } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsTo, hold } from '../../support/answers.ts';
import { visitResult } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;

const go = (user: UserEvent, tab: string) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Views of the result' })).getByRole('link', { name: tab }),
  );

describe('a tab that is left and opened again', () => {
  it('has its options and its order', async () => {
    const inputs = { targetgenes: 'Clock_Genes' };
    const user = await visitResult('target', 'NLP7', { ...demo, inputs });
    await user.click(await screen.findByText('Influence'));
    const table = () => screen.findByRole('table', { name: /^Influence/ });
    await user.click(within(await table()).getByRole('button', { name: /^Clock genes/i }));
    const cells = async () =>
      within(await table())
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const before = await cells();
    await go(user, 'Metadata');
    await screen.findByLabelText('Search the metadata');
    await go(user, 'Target List Enrichment');
    expect(await cells()).toEqual(before);
    const head = within(await table()).getByRole('columnheader', { name: /^Clock genes/i });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
  });

  it('has what was selected, sought and narrowed to in the diagram', { tags: ['long'] }, async () => {
    const user = await visitResult('sungear', 'NLP7', demo);
    const title = async () =>
      (await screen.findByRole('heading', { name: /genes of \d+ analyses in \d+ groups/ })).textContent;
    const selected = () => screen.findByRole('heading', { name: /^[1-9][\d,]* genes? selected$/ });
    const whole = await title();
    const [circle] = await screen.findAllByRole('button', { name: /^[\d,]+ genes? in / });
    circle.focus();
    await user.keyboard('{Enter}');
    await selected();
    await user.click(screen.getByRole('button', { name: 'Inverse' }));
    await user.click(screen.getByRole('button', { name: 'Narrow' }));
    await waitFor(async () => expect(await title()).not.toBe(whole));
    const narrowed = await title();
    await user.type(screen.getByLabelText('Search genes'), 'AT1G');
    const count = (await selected()).textContent;
    await go(user, 'Summary');
    await screen.findByRole('img', { name: /^Targets of/ });
    await go(user, 'Sungear');
    expect(await title()).toBe(narrowed);
    expect((await selected()).textContent).toBe(count);
    expect(screen.getByLabelText<HTMLInputElement>('Search genes').value).toBe('AT1G');
  });

  it('shows no error when it was left while it was loading', async () => {
    const user = await visitResult('summary', 'ALF', { inputs: { targetgenes: 'Examples' } });
    const held = hold(readTargetLists);
    await go(user, 'Target List Enrichment');
    await waitFor(() => expect(callsTo(readTargetLists)).toHaveLength(1));
    await go(user, 'Metadata');
    await screen.findByLabelText('Search the metadata');
    expect(callsTo(readTargetLists)[0].signal?.aborted).toBe(true);
    await go(user, 'Target List Enrichment');
    await waitFor(() => expect(callsTo(readTargetLists)).toHaveLength(2));
    held.release();
    await screen.findByRole('region', { name: 'Legend' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
