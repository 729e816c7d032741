import { cleanup, render, screen } from '@testing-library/react';
import { readSite } from '@trellis/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { alter } from '../support/answers.ts';
import { surroundings, type TestEdition } from '../support/surroundings.ts';

/** Files of tests share a process: a module that was loaded for a folder would serve the next file. */
function forget() {
  cleanup();
  vi.resetModules();
  delete document.documentElement.dataset['base'];
}

beforeEach(() => {
  forget();
  return forget;
});

/** Loads modules as a page of a folder at a path does, or of a server. */
function loadAt(path: string | undefined) {
  if (path !== undefined) document.documentElement.dataset['base'] = path;
  return import('../../src/router/base.ts');
}

it('takes the path of a folder off the address bar, and of a server nothing', async () => {
  const folder = await loadAt('/some/path/');
  expect([folder.base, folder.isFolder]).toEqual(['/some/path', true]);
  expect(folder.withoutBase('/some/path/gene/X')).toBe('/gene/X');
  expect(folder.withoutBase('/some/path/')).toBe('/');
  vi.resetModules();
  delete document.documentElement.dataset['base'];
  const server = await loadAt(undefined);
  expect([server.base, server.isFolder, server.withoutBase('/gene/X')]).toEqual(['', false, '/gene/X']);
});

it('puts the path of a folder before the addresses of the API', async () => {
  await loadAt('/some/path/');
  const { withEdition } = await import('../../src/api/edition.ts');
  expect(withEdition('/api/tfs/')).toMatch(/^\/some\/path\/api\/tfs\//);
  expect(withEdition('')).toBe('');
});

it.each([
  ['/', ['Downloads']],
  [undefined, ['Feedback', 'Downloads', 'API']],
])('offers in the footer of a folder nothing that needs a server: %s', async (path, offered) => {
  await loadAt(path);
  const { Footer } = await import('../../src/ui/Footer.tsx');
  render(<Footer onShortcuts={() => undefined} />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.filter((name) => ['Feedback', 'Downloads', 'API'].includes(name ?? ''))).toEqual(offered);
  expect(names).toContain('Citations');
});

it('leads to other species, pages and pictures below the path of a folder', async () => {
  await loadAt('/some/path/');
  const { sitesOf } = await import('../../src/api/site.ts');
  const maize = { name: 'maize', host: 'maize.lab.example', title: 'Maize', species: '', labels: [] };
  const sites = sitesOf([maize], new URL('https://lab.example/some/path/'));
  expect(sites.home('maize')).toBe('/some/path/?edition=maize');
  expect(sites.page('maize', '/genes?list=1')).toBe('/some/path/genes?list=1&edition=maize');
  const { pictureLink } = await import('../../src/api/embed.ts');
  const look = { size: 'wide', theme: 'dark' } as const;
  expect(pictureLink({ id: 'one', revision: 2 }, 'network', look)).toBe(
    '/some/path/embed/one/network.svg?size=wide&theme=dark&caption=0&revision=2',
  );
});

it('opens the links of a guide below the path of a folder', async () => {
  await loadAt('/some/path/');
  const { GuideHtml } = await import('../../src/features/guide/GuideHtml.tsx');
  render(<GuideHtml guide="errors" part="lead" html='<a href="/guide/own-data#links">Own data</a>' />);
  expect(screen.getByRole('link', { name: 'Own data' }).getAttribute('href')).toBe('/some/path/guide/own-data#links');
});

/** Shows a page of a folder, whose calls are answered as a server answers them. */
async function show(path: '/downloads' | '/feedback', edition: TestEdition) {
  await surroundings().show({ path, edition }, {});
  await loadAt('/');
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  const Page =
    path === '/feedback'
      ? (await import('../../src/features/feedback/FeedbackPage.tsx')).FeedbackPage
      : (await import('../../src/features/downloads/DownloadsPage.tsx')).DownloadsPage;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}

/** Lets a site have a contact. */
const contactIs = (email: string, issuesUrl: string): void =>
  alter(readSite, (site) => ({ ...site, issuesUrl, contact: { ...site.contact, email } }));

it('says in the place of feedback that a folder receives none, and names no contact', async () => {
  contactIs('', '');
  await show('/feedback', 'development');
  expect(await screen.findByText(/cannot receive messages\. It names no contact/)).toBeDefined();
});

it('leads from the page Feedback of a folder to its contact, of which nothing is read as a subject', async () => {
  contactIs('lab+tfs?subject=x@lab.example', 'https://lab.example/contact?of=tfs');
  await show('/feedback', 'development');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['lab+tfs?subject=x@lab.example', 'mailto:lab%2Btfs%3Fsubject%3Dx@lab.example'],
    ['https://lab.example/contact?of=tfs', 'https://lab.example/contact?of=tfs'],
  ]);
});

it('lists the releases of a folder, and says what clients can do with it', async () => {
  await show('/downloads', 'rice');
  const file = await screen.findByRole('link', { name: /^Download interactions\.parquet/ });
  expect(file.getAttribute('href')).toMatch(/^\/releases\/[0-9a-f]{12}\/interactions\.parquet$/);
  expect(screen.getByText(/What else they ask needs a site with a server/)).toBeDefined();
});

it('says that a folder has no releases, and names no command for a server', async () => {
  await show('/downloads', 'development');
  expect(await screen.findByText(/has no releases of the whole data set/)).toBeDefined();
  expect(screen.queryByLabelText('Command')).toBeNull();
  expect(screen.queryByText(/pip install/)).toBeNull();
});
