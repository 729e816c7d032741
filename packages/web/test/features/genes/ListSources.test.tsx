import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPage } from '../../../src/app/routes.tsx';
import { itemOf } from '../../support/fromMenu.ts';
import { visitResult } from '../../support/visit.tsx';
import { heading } from './lists.ts';

const demo = { edition: 'arabidopsis' } as const;
const withList = { ...demo, inputs: { targetgenes: 'Clock_Genes' } };

beforeEach(() => loadPage('/genes/regulators'));

const analyze = (user: UserEvent, part: Pick<typeof screen, 'findByRole'> = screen, name = 'Analyze these genes') =>
  part.findByRole('button', { name }).then((button) => user.click(button));

/** Number of genes of the list that opens, by its heading. */
async function sizeOf(name: RegExp): Promise<number> {
  const title = await heading(new RegExp(`^${name.source}: [\\d,]+ genes?$`));
  return Number(/([\d,]+) genes?$/.exec(title.textContent)?.[1].replaceAll(',', ''));
}

describe('a gene list', () => {
  it('is made of a result, and leads back to it', async () => {
    const user = await visitResult('summary', 'NLP7', withList);
    await user.click(await itemOf(user, 'More', 'Analyze target genes'));
    expect(await sizeOf(/Targets of NLP7/)).toBeGreaterThan(0);
    await loadPage('/result/table');
    await user.click(screen.getByRole('link', { name: 'this result' }));
    await heading(/genes targeted by NLP7/);
    expect(window.location.pathname).toBe('/result/table');
  });

  it('is made of the target genes in the table of a result', async () => {
    const user = await visitResult('table', 'NLP7', withList);
    await user.click(await screen.findByRole('button', { name: 'More ways to export target genes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Analyze These Genes' }));
    expect(await sizeOf(/Target genes of a result/)).toBeGreaterThan(0);
  });

  it('is a target list of a result', async () => {
    const inputs = { targetgenes: 'Nitrogen_by_Time' };
    const user = await visitResult('target', 'NLP7', { ...demo, inputs });
    await user.click(await screen.findByRole('button', { name: 'Analyze a list' }));
    const [, item, ...others] = await screen.findAllByRole('menuitem');
    expect(others).not.toHaveLength(0);
    const [name] = item.textContent.split(' (');
    await user.click(item);
    await sizeOf(new RegExp(name));
  });

  it('is made of the genes that a TF binds and regulates', { tags: ['long'] }, async () => {
    const user = await visitResult('bound', 'NLP7 or TGA1', demo);
    const [number] = within(await screen.findByRole('table')).getAllByRole('button', { name: /^[\d,]+$/ });
    const count = Number(number.textContent.replaceAll(',', ''));
    await user.click(number);
    await analyze(user, within(await screen.findByRole('dialog')));
    expect(await sizeOf(/Genes that .*/)).toBe(count);
  });

  it('is made of the genes that two analyses share', { tags: ['long'] }, async () => {
    const user = await visitResult('analysis', 'NLP7', demo);
    const pairs = within(await screen.findByRole('region', { name: 'Pairs of analyses' }));
    const [pair] = await pairs.findAllByRole('button', { name: /less:.* genes? shared/ });
    const count = Number(
      /([\d,]+) genes? shared/.exec(pair.getAttribute('aria-label') ?? '')?.[1].replaceAll(',', ''),
    );
    await user.click(pair);
    await analyze(user, within(await screen.findByRole('dialog', { name: 'Enrichment' })));
    expect(await sizeOf(/Targets of .* and .*/)).toBe(count);
  });

  it('is made of a selection in Sungear', async () => {
    const user = await visitResult('sungear', 'NLP7 or TGA1', { ...demo, search: 'diagram=upset' });
    const [group] = await within(await screen.findByRole('region', { name: 'UpSet plot' })).findAllByRole('button');
    group.focus();
    await user.keyboard('{Enter}');
    const title = await screen.findByRole('heading', { name: /^[1-9][\d,]* genes? selected$/ });
    const count = Number(/^[\d,]+/.exec(title.textContent)?.[0].replaceAll(',', ''));
    await analyze(user);
    expect(await sizeOf(/Genes selected in Sungear/)).toBe(count);
  });
});
