import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor, within } from '@testing-library/react';
import { readEdges, submitQuery } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { call } from '../../../../src/api/client.ts';
import { makeQueryClient } from '../../../../src/app/queryClient.ts';
import { EdgesCard } from '../../../../src/features/query/edges/EdgesCard.tsx';
import { answer, callsTo } from '../../../support/answers.ts';
import { reload, visit } from '../../../support/visit.tsx';
import { card, resultHeading, submit, visitUnconfirmed } from '../hands.ts';

const edges = () => card('Additional Edge Features');
const items = async () => within(await edges()).findAllByRole('treeitem');
const checked = async () => (await items()).map((item) => item.getAttribute('aria-checked'));

describe('the additional edge features', () => {
  it('are those of the data set, and the chosen ones are sent with the query', async () => {
    const user = await visitUnconfirmed();
    const types = await call(readEdges, {});
    expect(types.length).toBeGreaterThan(1);
    const [first] = await items();
    const name = first.textContent ?? '';
    expect(types).toContain(name);
    await user.click(first);
    await within(await edges()).findByText('1 feature chosen');
    await submit(user, 'ALF');
    await resultHeading();
    const [{ body }] = callsTo(submitQuery);
    expect((body as FormData).getAll('edges')).toEqual([name]);
  });

  it('are chosen by keyboard, and stay chosen over a reload', async () => {
    const user = await visit('/query');
    (await items())[0].focus();
    await user.keyboard('{ArrowDown} ');
    expect((await checked()).slice(0, 2)).toEqual(['false', 'true']);
    await reload();
    expect((await checked()).slice(0, 2)).toEqual(['false', 'true']);
  });

  it('are a tree by the parts of their names, whose levels can be closed', async () => {
    const user = await visit('/query', { edition: 'arabidopsis' });
    const level = (item: HTMLElement) => Number(item.getAttribute('aria-level'));
    const all = await items();
    expect([...new Set(all.map(level))].sort()).toEqual([1, 2, 3]);
    const leaves = all.filter((item) => level(item) === 3);
    expect(leaves.map(({ textContent }) => textContent)).toEqual(['all', 'all', 'unfiltered']);
    const [one, two, three] = [1, 2, 3].map((depth) =>
      parseFloat(all.find((item) => level(item) === depth)?.style.paddingLeft ?? ''),
    );
    expect(one).toBeLessThan(two);
    expect(two).toBeLessThan(three);
    within(await edges())
      .getByRole('treeitem', { name: 'Open chromatin' })
      .focus();
    await user.keyboard('{ArrowLeft}');
    expect((await items()).map(level)).not.toContain(3);
  });

  it('are not shown where the data set has none', async () => {
    answer(readEdges, []);
    const client = makeQueryClient();
    const { container } = render(
      <QueryClientProvider client={client}>
        <EdgesCard />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(client.getQueryCache().getAll()[0].state.data).toEqual([]));
    expect(container.textContent).toBe('');
  });
});
