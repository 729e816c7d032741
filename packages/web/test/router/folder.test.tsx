import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  delete document.documentElement.dataset['base'];
  return () => delete document.documentElement.dataset['base'];
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
