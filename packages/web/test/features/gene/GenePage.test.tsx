import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../src/app/routes.tsx';
import { failedCalls } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';
import { textOf } from '../query/hands.ts';

const demo = { edition: 'arabidopsis' } as const;
const tf = 'AT4G24020';

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

/** A table of the page, by its name. */
const table = async (name: string) => within(await screen.findByRole('table', { name }));

describe('the page of a gene', () => {
  it('has the name of the gene as title, a description, and what search engines read', async () => {
    await visit(`/gene/${tf}`, demo);
    await heading(`NLP7 (${tf})`);
    await waitFor(() => expect(document.title).toBe(`NLP7 (${tf}) - Arabidopsis - Trellis`));
    const descriptions = document.querySelectorAll<HTMLMetaElement>('meta[name="description"]');
    expect([...descriptions].map(({ content }) => content).join()).toContain(tf);
    const data: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({ '@type': 'Gene', identifier: tf });
    expect(failedCalls()).toEqual([]);
  });

  it('leads to the pages of its targets and regulators, and back', async () => {
    const user = await visit(`/gene/${tf}`, demo);
    const [target] = (await table('Targets with most evidence')).getAllByRole('link');
    const id = /AT\dG\d{5}/.exec(target.textContent)?.[0] ?? 'none';
    await user.click(target);
    await heading(new RegExp(id));
    expect(window.location.pathname).toBe(`/gene/${id}`);
    const regulators = await table('TFs that bind or regulate the gene');
    await user.click(regulators.getByRole('link', { name: new RegExp(tf) }));
    await heading(new RegExp(tf));
    expect(window.location.pathname).toBe(`/gene/${tf}`);
    expect(failedCalls()).toEqual([]);
  });

  it('opens a TF as a query', async () => {
    const user = await visit(`/gene/${tf}`, demo);
    await loadPage('/query');
    await user.click(await screen.findByRole('link', { name: 'Open as query' }));
    expect(await textOf()).toBe(tf);
    expect(window.location.pathname).toBe('/query');
  });

  it('lists the genes of an ambiguous name', async () => {
    const user = await visit('/gene/OLD1');
    await heading('Genes called OLD1');
    await user.click(await screen.findByRole('link', { name: /AT1G00070/ }));
    await heading(/AT1G00070/);
  });

  it('names the nearest names of an unknown one', async () => {
    await visit('/gene/ALFF');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Did you mean ALF');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'ALF' }).pathname).toBe('/gene/ALF');
  });
});
