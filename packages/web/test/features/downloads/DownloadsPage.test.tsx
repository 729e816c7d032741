import { spawnSync } from 'node:child_process';
import { readReleases } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cutOff, restore } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';

const described = { edition: 'rice' } as const;
const table = (name: string) => screen.findByRole('table', { name });

describe('the downloads', () => {
  it('have each table with its rows and both files', async () => {
    await visit('/downloads', described);
    const row = within(await table('Tables')).getByRole('row', { name: /^Interactions/ });
    expect(within(row).getAllByRole('cell')[0].textContent).toBe('24');
    for (const file of ['interactions.parquet', 'interactions.csv.gz']) {
      const link = within(row).getByRole('link', { name: new RegExp(`^Download ${file}`) });
      expect([link.getAttribute('download'), link.getAttribute('href')]).toEqual([
        file,
        expect.stringMatching(new RegExp(`/releases/[0-9a-f]{12}/${file}$`)),
      ]);
    }
  });

  it('have code that loads this release, which a button copies', async () => {
    const user = await visit('/downloads', described);
    const version = (await screen.findByText(/^[0-9a-f]{12}$/)).textContent;
    for (const name of ['R', 'Python', 'DuckDB']) {
      const section = within(screen.getByRole('region', { name }));
      const code = section.getByLabelText(`Code for ${name}`).textContent;
      expect(code).toContain(`${window.location.origin}/releases/${version}/`);
      await user.click(section.getByRole('button', { name: 'Copy' }));
      await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(code));
    }
  });

  it('have code for Python that is Python', async () => {
    await visit('/downloads', described);
    const input = (await screen.findByLabelText('Code for Python')).textContent;
    const parse = 'import ast, sys; ast.parse(sys.stdin.read())';
    expect(spawnSync('python3', ['-c', parse], { input }).status).toBe(0);
  });

  it('say which licenses are unknown, and that they are of the current version', async () => {
    await visit('/downloads', described);
    await screen.findByText(/It is the data set of this site\./);
    within(await table('Licenses of the sources')).getByRole('row', {
      name: /Annotation of the genes.*License unknown/,
    });
    screen.getByText(/ask the authors before you redistribute them/);
  });

  it('say without a release how to write one, and are linked from the foot of a page', async () => {
    const user = await visit('/feedback');
    const foot = within(await screen.findByRole('contentinfo'));
    await user.click(foot.getByRole('link', { name: 'Downloads' }));
    await screen.findByText(/The development data set has no release yet\./);
    expect(screen.getByLabelText('Command').textContent).toBe('trellis release --edition development');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Files#',
      'Clients for Python, R and TypeScript#',
    ]);
    expect(screen.getByLabelText('Code for Python client').textContent).toMatch(/^pip install http.*\.whl$/);
  });

  it('show Retry when the releases cannot be loaded', { tags: ['long'] }, async () => {
    cutOff(readReleases);
    const user = await visit('/downloads', described);
    await screen.findAllByText(/The releases could not be loaded\./);
    restore(readReleases);
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]);
    await table('Tables');
  });
});
