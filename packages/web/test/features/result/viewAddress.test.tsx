import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOptions, recalculate } from '../../support/optionsPanel.ts';
import { leave, visit, visitResult } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;

const foldName = /^Overlap, equal chances: Fold/;

const choose = async (user: UserEvent, group: string, label: string) =>
  user.click(within(await screen.findByRole('radiogroup', { name: group })).getByText(label));

async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
  expect((field as HTMLInputElement).value).toBe(text);
}

async function correct(user: UserEvent): Promise<void> {
  await user.selectOptions(await screen.findByLabelText(/^Correction/), 'bh');
}

interface View {
  readonly tab: string;
  readonly query?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly change: (user: UserEvent) => Promise<unknown>;
  /** What the address says after the change. */
  readonly address: Readonly<Record<string, string>>;
  /** Finds what a colleague sees there, and only there. */
  readonly see: () => Promise<unknown>;
}

const views: readonly View[] = [
  {
    tab: 'summary',
    query: 'NLP7 or TGA1',
    change: (user) => choose(user, 'Show as', 'Table'),
    address: { view: 'table' },
    see: async () => within(await screen.findByRole('table', { name: /Targets of/ })).getAllByText('TGA1'),
  },
  {
    tab: 'table',
    change: async (user) => {
      await write(user, await screen.findByLabelText('Search the table'), 'AT1G');
      await screen.findByText(/^[\d,]+ of [\d,]+ genes$/);
    },
    address: { search: 'AT1G' },
    see: () => screen.findByText(/^[\d,]+ of [\d,]+ genes$/),
  },
  {
    tab: 'meta',
    change: async (user) => {
      await user.click(await screen.findByRole('switch', { name: 'Only fields that differ' }));
      await user.click(within(screen.getAllByRole('columnheader')[0]).getByRole('button'));
    },
    address: { differing: 'yes', sort: 'field.asc' },
    see: async () => {
      await screen.findByRole('heading', { level: 2, name: /fields differ/ });
      expect(screen.getAllByRole('columnheader')[0].getAttribute('aria-sort')).toBe('ascending');
    },
  },
  {
    tab: 'target',
    inputs: { targetgenes: 'Clock_Genes' },
    change: async (user) => {
      await choose(user, 'Value in the cells', 'Influence');
      await openOptions(user);
      await correct(user);
      await recalculate(user);
    },
    address: { measure: 'influence', correction: 'bh' },
    see: async () => {
      await screen.findByRole('region', { name: /^Influence/ });
      await screen.findByText(/corrected by Benjamini-Hochberg/);
    },
  },
  {
    tab: 'motif',
    change: async (user) => {
      await choose(user, 'Show', 'Motif Cluster Heatmap');
      await screen.findByRole('application', { name: /motif/ });
      await write(user, (await openOptions(user)).getByLabelText('Alpha'), '0.01');
      await recalculate(user);
    },
    address: { view: 'map', alpha: '0.01' },
    see: async () => {
      await screen.findByText(/· alpha 0\.01 ·/);
      await screen.findByText(/values above 0\.01 are left blank/);
      await screen.findByRole('application', { name: /motif/ });
    },
  },
  {
    tab: 'functions',
    change: async (user) => {
      await choose(user, 'Aspect', 'All aspects');
      await choose(user, 'Show as', 'Heat Map');
      await user.selectOptions(await screen.findByLabelText('Terms of each gene set'), '5');
    },
    address: { aspect: 'all', view: 'map', top: '5' },
    see: () => screen.findByText(/Shown: the .*best 5 of a gene set/),
  },
  {
    tab: 'analysis',
    change: async (user) => {
      await choose(user, 'Show the pairs as', 'Heat map');
      await correct(user);
      await user.selectOptions(screen.getByLabelText('Genes of each analysis'), 'analysis');
      await user.click(screen.getByRole('checkbox', { name: 'Show B' }));
    },
    address: { view: 'map', correction: 'bh', sets: 'analysis', without: 'B' },
    see: async () => {
      await screen.findByText(/p-values corrected by Benjamini-Hochberg/);
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show B' }).checked).toBe(false);
      expect(screen.getByLabelText<HTMLSelectElement>('Genes of each analysis').value).toBe('analysis');
      screen.getByRole('application', { name: /^Overlap of 4 analyses/ });
    },
  },
  {
    tab: 'sungear',
    change: (user) => choose(user, 'Diagram', 'UpSet'),
    address: { diagram: 'upset' },
    see: async () => {
      expect((await screen.findByRole('region', { name: 'UpSet plot' })).textContent).toMatch(/\d/);
    },
  },
  {
    tab: 'bound',
    change: async (user) => user.click(await screen.findByRole('button', { name: foldName })),
    address: { sort: 'fold.desc' },
    see: async () => {
      const fold = await screen.findByRole('button', { name: foldName });
      expect(fold.closest('th')?.getAttribute('aria-sort')).toBe('descending');
    },
  },
  {
    tab: 'network',
    query: 'NLP7 or TGA1',
    inputs: { targetnetworks: 'Root_Ranked_Network' },
    change: async (user) => write(user, await screen.findByRole('textbox', { name: 'AUPR precision cutoff' }), '0.3'),
    address: { precision: '0.3' },
    see: async () => {
      const cutoff = await screen.findByRole<HTMLInputElement>('textbox', { name: 'AUPR precision cutoff' });
      expect(cutoff.value).toMatch(/^0\.30?$/);
    },
  },
];

describe('the address of a view', () => {
  it.each(views)('of the tab $tab names what is seen, and shows a colleague the same', async (view) => {
    const { tab, query = 'NLP7', inputs, change, address, see } = view;
    const user = await visitResult(tab, query, { ...demo, inputs });
    await change(user);
    const options = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await waitFor(() => expect(options()).toMatchObject(address));
    const { pathname, search } = window.location;
    leave();
    localStorage.clear();
    sessionStorage.clear();
    await visit(pathname + search, demo);
    await waitFor(see);
  });

  it('shows the usual view when it names something that does not exist', async () => {
    await visitResult('bound', 'NLP7', { ...demo, search: 'sort=nothing.desc&correction=__proto__&sets=x' });
    await screen.findByRole('button', { name: foldName });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Correction/).value).toBe('bonferroni');
    const sorted = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort') ?? 'group');
    expect(new Set(sorted)).toEqual(new Set(['none', 'group']));
  });
});
