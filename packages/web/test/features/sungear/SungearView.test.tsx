import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { narrowSungear } from '@trellis/contract';
import { refuse } from '../../support/answers.ts';
import { fileNamed, itemOf, savedFromMenu } from '../../support/fromMenu.ts';
import { visit, visitResult } from '../../support/visit.tsx';

const open = (query = 'NLP7', search?: string) =>
  visitResult('sungear', query, { edition: 'arabidopsis', ...(search !== undefined && { search }) });

const title = async () =>
  (await screen.findByRole('heading', { name: /genes of \d+ analyses in \d+ groups/ })).textContent;
const diagram = () => screen.findByRole('group', { name: /genes of \d+ analyses/ });

/** The genes that are selected, once it says so. */
const selected = (count: RegExp) =>
  screen.findByRole('heading', { name: new RegExp(`^${count.source} genes? selected$`) });
const some = /[1-9][\d,]*/;

/** Circles of the diagram, or columns of the plot. */
const groupName = /^[\d,]+ genes? in /;
const groups = (within_: HTMLElement) => within(within_).getAllByRole('button', { name: groupName });

/** The number of genes of a group. */
const countIn = (group: HTMLElement) => new RegExp(/^[\d,]+(?= genes? in )/.exec(group.textContent)?.[0] ?? 'none');

async function selectFirstCircle(user: UserEvent): Promise<void> {
  groups(await diagram())[0].focus();
  await user.keyboard('{Enter}');
  await selected(some);
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('the Sungear diagram', () => {
  it('says why there is nothing for one analysis', async () => {
    await open('all_expression[id=43]');
    await screen.findByText(/^Sungear needs at least 2 analyses/);
  });

  it('selects the genes of a circle with the keyboard', async () => {
    const user = await open();
    const circle = groups(await diagram())[0];
    circle.focus();
    await user.keyboard('{Enter}');
    await selected(countIn(circle));
  });

  it('narrows to the selected genes, and goes back and forward', async () => {
    const user = await open();
    const whole = await title();
    await selectFirstCircle(user);
    await press(user, 'Inverse');
    await press(user, 'Narrow');
    await waitFor(async () => expect(await title()).not.toBe(whole));
    const narrowed = await title();
    await press(user, 'Previous');
    await waitFor(async () => expect(await title()).toBe(whole));
    await press(user, 'Next');
    await waitFor(async () => expect(await title()).toBe(narrowed));
  });

  it('refuses to narrow to nothing, and says why until genes are selected', { tags: ['long'] }, async () => {
    const user = await open();
    const whole = await title();
    await press(user, 'Narrow');
    const why = 'Select genes first: click circles or corners.';
    await screen.findByText(why);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    expect(await title()).toBe(whole);
    await selectFirstCircle(user);
    expect(screen.queryByText(why)).toBeNull();
  });

  it('stays as it is when the genes cannot be narrowed to, and says why', { tags: ['long'] }, async () => {
    refuse(narrowSungear, { status: 400, detail: 'The genes are of one analysis only.' });
    const user = await open();
    const whole = await title();
    await selectFirstCircle(user);
    await press(user, 'Narrow');
    await screen.findByText('The genes are of one analysis only.');
    expect(await title()).toBe(whole);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  });

  it('labels its corners with the fields that are chosen', async () => {
    const user = await open();
    const corners = async () => (await diagram()).textContent;
    expect(await corners()).toContain('NLP7');
    await press(user, 'Clear All');
    await waitFor(async () => expect(await corners()).not.toContain('NLP7'));
    await press(user, 'Display Fields');
    await user.click(await screen.findByLabelText('TECHNOLOGY'));
    await waitFor(async () => expect(await corners()).toContain('ChIPseq'));
  });

  it('is enlarged and whole again by buttons', async () => {
    const user = await open();
    const place = async () => (await diagram()).querySelector('g')?.getAttribute('transform');
    const whole = await place();
    await press(user, 'Zoom in');
    expect(await place()).toContain('scale(1.25)');
    await press(user, 'Whole diagram');
    expect(await place()).toBe(whole);
  });

  it('is saved as a picture', async () => {
    const user = await open();
    await diagram();
    const svg = await savedFromMenu(user, 'Export Image', 'Vector figure');
    expect(svg.name).toBe('sungear.svg');
    expect(svg.text).toMatch(/^<svg[^>]*xmlns=/);
    expect(svg.text).toContain(await title());
  });
});

describe('the search for genes in a diagram', () => {
  it('selects the groups of the genes that match, and says how many do', async () => {
    const user = await open();
    await screen.findByRole('heading', { name: '0 genes selected' });
    await user.type(screen.getByLabelText('Search genes'), 'AT1');
    await selected(some);
    await screen.findByText(/^[1-9][\d,]* of them match: a search selects whole groups\.$/);
  });

  it('waits for a pause in typing before it selects', { tags: ['long'] }, async () => {
    const user = await open();
    await diagram();
    await user.click(screen.getByRole('searchbox', { name: 'Search genes' }));
    await user.paste('AT1G');
    screen.getByRole('heading', { name: '0 genes selected' });
    await selected(some);
  });

  it('finds a gene by its symbol', { tags: ['long'] }, async () => {
    const user = await open();
    await diagram();
    await user.type(screen.getByLabelText('Search genes'), 'kat16');
    await screen.findByText('1 of them matches: a search selects whole groups.');
    const genes = screen.getByRole('region', { name: 'Selected genes' });
    const item = within(genes)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes('AT1G03720'));
    expect(item?.textContent).toContain('KAT16');
    expect(item?.hasAttribute('data-match')).toBe(true);
    const counts = await within(item as HTMLElement).findByTitle(
      /^bound by \d+ of \d+ TFs, regulated by \d+ of \d+ TFs?( |$)/,
    );
    expect(counts.textContent).toMatch(/^bound \d+\/\d+, regulated \d+\/\d+ · /);
    within(genes.parentElement ?? genes).getByLabelText('Order');
  });

  it('finds a part of an id, or only the whole', async () => {
    const user = await open();
    await diagram();
    await user.type(screen.getByLabelText('Search genes'), 'AT1G0');
    await selected(some);
    await user.click(screen.getByLabelText('Exact Match'));
    await selected(/0/);
  });
});

describe('the UpSet plot', () => {
  it('has the same groups, and shares its selection with the diagram', async () => {
    const user = await open('NLP7', 'diagram=upset');
    const plot = await screen.findByRole('region', { name: 'UpSet plot' });
    // The plot is drawn once its width is known.
    const [largest] = await within(plot).findAllByRole('button', { name: groupName });
    const count = countIn(largest);
    largest.focus();
    await user.keyboard('{Enter}');
    await selected(count);
    await user.click(within(screen.getByRole('radiogroup', { name: 'Diagram' })).getByText('Sungear'));
    const pressed = within(await diagram()).getAllByRole('button', { name: /genes? in /, pressed: true });
    expect(pressed.map(countIn)).toEqual([count]);
  });

  it('is saved as a picture', async () => {
    const user = await open('NLP7', 'diagram=upset');
    await screen.findByRole('region', { name: 'UpSet plot' });
    const svg = await savedFromMenu(user, 'Export Image', 'Vector figure');
    expect(svg.name).toMatch(fileNamed('upset', 'svg'));
    expect(svg.text).toMatch(/^<svg[^>]*xmlns=/);
  });
});

describe('the selected genes of a diagram', () => {
  it('are kept as a list, which the query page can use', async () => {
    const user = await open();
    await selectFirstCircle(user);
    await user.click(await itemOf(user, 'Export Genes', 'Save As Temporary List'));
    const naming = within(await screen.findByRole('dialog', { name: 'Name Your Gene List' }));
    await user.type(naming.getByLabelText('Name'), 'shared');
    await user.click(naming.getByRole('button', { name: 'Add' }));
    await visit('/query', { edition: 'arabidopsis' });
    const choices = await screen.findByRole('combobox', { name: 'Target Genes' });
    await within(choices).findByRole('option', { name: 'shared' });
  });
});
