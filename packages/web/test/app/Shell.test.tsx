import { readSite } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alter, refuse } from '../support/answers.ts';
import { visit } from '../support/visit.tsx';

const bar = () => within(screen.getByRole('banner'));
const nav = () => within(bar().getByRole('navigation', { name: 'Site' }));
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

describe('the frame of the site', () => {
  it('leads from its bar to every page, in this order', async () => {
    await visit('/feedback');
    const links = [...bar().getByRole('navigation', { name: 'Site' }).querySelectorAll('a, button')];
    expect(links.slice(0, 9).map(({ textContent }) => textContent)).toEqual([
      ...['About', 'Tutorial', 'Guide', 'Citations', 'Query', 'Gene Lists', 'Data Overview', 'Species', 'Feedback'],
    ]);
  });

  it.each([
    ['About', '/'],
    ['Tutorial', '/tutorial'],
    ['Guide', '/guide'],
    ['Citations', '/citations'],
    ['Query', '/query'],
    ['Gene Lists', '/genes'],
    ['Data Overview', '/overview'],
    ['Feedback', '/feedback'],
  ])('leads with %s to %s, and marks the page that is shown', async (name, path) => {
    const user = await visit(path === '/citations' ? '/feedback' : '/citations');
    await user.click(nav().getByRole('link', { name }));
    await waitFor(() => expect(window.location.pathname).toBe(path));
    await waitFor(() => expect(nav().getByRole('link', { current: 'page' }).textContent).toBe(name));
    await screen.findByRole('heading', { level: 1 });
  });

  it('leads from its brand to the query page', async () => {
    const user = await visit('/feedback');
    await user.click(bar().getByRole('link', { name: 'Trellis' }));
    await heading('Query');
    expect(window.location.pathname).toBe('/query');
  });

  it('labels the data of the mini data set as made up', async () => {
    await visit('/feedback');
    const label = await screen.findByRole('complementary', { name: 'About the data' });
    expect(label.textContent).toContain('made-up mini data');
  });

  it('has no label for data that are real', async () => {
    alter(readSite, (site) => ({ ...site, label: '' }));
    await visit('/');
    await screen.findByText(/analyses of 3 transcription factors/);
    expect(screen.queryByRole('complementary', { name: 'About the data' })).toBeNull();
  });

  it('leads to the sites of the other species on the same server', async () => {
    const user = await visit('/feedback', { edition: 'arabidopsis' });
    await screen.findByRole('complementary', { name: 'About the data' });
    await user.click(bar().getByRole('button', { name: 'Species' }));
    const { protocol, port } = window.location;
    const maize = screen.getByRole<HTMLAnchorElement>('menuitem', { name: 'Maize' });
    expect(maize.href).toBe(`${protocol}//maize.localhost:${port}/`);
    screen.getByRole('menuitem', { name: 'Arabidopsis (this site)' });
  });
});

describe('the foot of every page', () => {
  const foot = () => within(screen.getByRole('contentinfo'));
  const links = () =>
    foot()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('leads to feedback, guide, citations, downloads and API where nothing else is configured', async () => {
    await visit('/feedback');
    await screen.findByRole('complementary', { name: 'About the data' });
    expect(links()).toEqual([
      ['Contact', '/feedback'],
      ['Feedback', '/feedback'],
      ['Guide', '/guide'],
      ['Citations', '/citations'],
      ['Downloads', '/downloads'],
      ['API', '/api/docs'],
    ]);
    expect(nav().getByRole('link', { name: 'Feedback' }).getAttribute('href')).toBe('/feedback');
  });

  it('has a contact, the source code, the paper and the issue tracker of a site, which is behind Feedback too', async () => {
    const issuesUrl = 'https://example.org/issues';
    const contact = {
      email: 'trellis@example.org',
      repository: 'https://example.org/source',
      paper: 'https://doi.org/10.1000/example',
    };
    alter(readSite, (site) => ({ ...site, issuesUrl, contact }));
    await visit('/feedback');
    await foot().findByRole('link', { name: 'Paper' });
    expect(links().slice(0, 5)).toEqual([
      ['Contact: trellis@example.org', 'mailto:trellis@example.org'],
      ['Source code', 'https://example.org/source'],
      ['Paper', 'https://doi.org/10.1000/example'],
      ['Feedback', '/feedback'],
      ['Issue tracker', issuesUrl],
    ]);
    expect(nav().getByRole('link', { name: 'Feedback' }).getAttribute('href')).toBe(issuesUrl);
  });
});

describe('an address that is of no edition', () => {
  it('shows the choice of a species in place of its page, with links to that page on each site', async () => {
    refuse(readSite, { status: 400, code: 'choose-edition', detail: 'This address is of no edition.' });
    await visit('/query?query=ALF');
    await heading('Choose a species');
    const list = within(await screen.findByRole('list', { name: 'Species' }));
    const links = await list.findAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Arabidopsis', 'Maize', 'Rice']);
    expect(links[1].href).toMatch(/^http:\/\/maize\.localhost(?::\d+)?\/query\?query=ALF$/);
  });
});
