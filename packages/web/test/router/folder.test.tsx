import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

/** Files of tests share a process: a module that was loaded for a folder would serve the next file. */
function forget() {
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
  ['/', []],
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

it('says in the place of feedback and downloads that a folder has none', async () => {
  await loadAt('/some/path/');
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  for (const { Page, says } of [
    {
      Page: (await import('../../src/features/feedback/FeedbackPage.tsx')).FeedbackPage,
      says: /cannot receive messages/,
    },
    {
      Page: (await import('../../src/features/downloads/DownloadsPage.tsx')).DownloadsPage,
      says: /has no releases/,
    },
  ]) {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    );
    expect(screen.getByText(says)).toBeDefined();
  }
});
