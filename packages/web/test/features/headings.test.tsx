import { screen } from '@testing-library/react';
import { views } from '@trellis/engine';
import type { ViewName } from '@trellis/engine/names';
import { expect, it } from 'vitest';
import { itemOf, savedFromMenu } from '../support/fromMenu.ts';
import { visitResult } from '../support/visit.tsx';

interface Download {
  readonly tab: string;
  readonly edition?: 'arabidopsis';
  readonly query?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly menu: string;
  readonly item: string;
}

/** Where the page of each view has its table. The headings of two are as specified; the viewer saves the network, and its test compares them. */
const downloads: Readonly<Record<Exclude<ViewName, 'table' | 'metadata' | 'network'>, Download>> = {
  summary: { tab: 'summary', menu: 'Save figure', item: 'The numbers' },
  'target-lists': { tab: 'target', inputs: { targetgenes: 'Examples' }, menu: 'Save', item: 'The table' },
  functions: { tab: 'functions', edition: 'arabidopsis', query: 'NLP7', menu: 'Save', item: 'All enriched terms' },
  'gene-sets': { tab: 'analysis', menu: 'Save', item: 'All pairs' },
  motifs: { tab: 'motif', edition: 'arabidopsis', query: 'NLP7', menu: 'Save', item: 'A row per cluster' },
  sungear: { tab: 'sungear', menu: 'Export Genes', item: 'All groups' },
  bound: { tab: 'bound', query: 'ALF', menu: 'Save', item: 'The table' },
  aupr: { tab: 'network', inputs: { targetnetworks: 'Ranked' }, menu: 'Save figure', item: 'The curve' },
};

/** The headings of what an item saves, or the path of the file that it links to. */
async function saved({ tab, edition, query = 'ALF or BET or GAM', inputs, menu, item }: Download) {
  const user = await visitResult(tab, query, { edition, inputs });
  const link = await itemOf(user, menu, item);
  if (link instanceof HTMLAnchorElement && link.getAttribute('href')?.startsWith('/api'))
    return { path: new URL(link.href).pathname.replace(/[0-9a-f-]{36}/, ':id') };
  await user.keyboard('{Escape}');
  const { text } = await savedFromMenu(user, menu, item);
  return { headings: text.split('\r\n')[0].split(',') };
}

const cases = views.flatMap((view) =>
  view.name in downloads ? [{ view, download: downloads[view.name as keyof typeof downloads] }] : [],
);

it.each(cases)('the page of $view.name saves the table of the view', async ({ view: { table, csv }, download }) => {
  const { headings, path } = await saved(download);
  if (path === undefined) expect(headings).toEqual(table.headings);
  else expect(path).toBe(csv.path);
  expect(screen.queryByRole('alert')).toBeNull();
});
