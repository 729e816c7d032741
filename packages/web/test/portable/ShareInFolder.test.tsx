import { QueryClientProvider } from '@tanstack/react-query';
import { openPortable, readPortable } from '@trellis/contract/portable';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MantineRoot } from '../../src/app/MantineRoot.tsx';
import { makeQueryClient } from '../../src/app/queryClient.ts';
import { usePortableFault } from '../../src/api/portable.ts';
import { useMadeRequests } from '../../src/state/own/requestSecrets.ts';
import { NotInThisBrowser } from '../../src/portable/OpenQuestion.tsx';
import { ShareInFolder } from '../../src/portable/ShareInFolder.tsx';
import { currentLocation } from '../../src/router/location.ts';
import { Router } from '../../src/router/Router.tsx';
import { takePortable } from '../../src/portable/takePortable.ts';
import { answer, callsTo, refuse } from '../support/answers.ts';
import { savedBy } from '../support/savedFiles.ts';
import type { ReactNode } from 'react';

function show(page: ReactNode) {
  render(
    <MantineRoot>
      <QueryClientProvider client={makeQueryClient()}>
        <Router start={currentLocation()}>{page}</Router>
      </QueryClientProvider>
    </MantineRoot>,
  );
  return userEvent.setup({ delay: null });
}

const id = '6b1c3f0e-2a4d-4c55-9c1e-0d3b5a7f9e10';
const opened = { id, revision: 4, isList: false, edition: 'development', version: 'v', secret: 'a-secret' };

function goTo(address: string): void {
  window.history.replaceState(null, '', address);
}

const shown = () => window.location.pathname + window.location.search + window.location.hash;

describe('the dialog of a site in a folder', () => {
  it('offers a file in place of a link that would be too long, and says why', async () => {
    answer(readPortable, 'x'.repeat(8001));
    const user = show(<ShareInFolder id={id} revision={0} what="result" hasOwnAnalyses onClose={() => undefined} />);
    await screen.findByText(/the query of this result with its lists, 8,001 characters: too many for a link/);
    screen.getByText(/have your own analyses/);
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    const { name, text } = await savedBy(() => user.click(screen.getByRole('button', { name: 'Save as a file' })));
    expect(name).toMatch(/question/);
    expect(text).toBe(`${'x'.repeat(8001)}\n`);
  });

  it('says why a question could not be packed', async () => {
    refuse(readPortable, { status: 404, detail: 'There is no request.' });
    show(<ShareInFolder id={id} revision={0} what="gene list" onClose={() => undefined} />);
    await screen.findByText(/There is no request/);
  });
});

describe('a link with a question', () => {
  const link = (page: string) => `/#open=${encodeURIComponent(page)}&question=abc`;

  it.each(['/result/table', '/network'])(
    'opens its page %s with the revision that the question has here, and can be deleted here',
    async (page) => {
      answer(openPortable, opened);
      goTo(link(`${page}?request=${id}&revision=1`));
      await takePortable();
      expect(shown()).toBe(`${page}?request=${id}&revision=4`);
      expect(callsTo(openPortable).map(({ body }) => body)).toEqual(['"abc"']);
      await waitFor(() =>
        expect(useMadeRequests.getState().made).toContainEqual({ id, secret: 'a-secret', own: [] }),
      );
    },
  );

  it.each(['//elsewhere.example/', 'javascript:alert(1)', '/feedback', '/result/../../x?y'])(
    'opens no page but those of results and lists: %s',
    async (page) => {
      goTo(link(page));
      await takePortable();
      expect(callsTo(openPortable)).toEqual([]);
      expect(shown()).toBe(link(page));
    },
  );

  it('that cannot be read says so on its page, and one without a question says what it misses', async () => {
    refuse(openPortable, { status: 400, detail: 'The link was cut.' });
    goTo(link(`/genes/regulators?list=${id}`));
    await takePortable();
    expect(shown()).toBe(`/genes/regulators?list=${id}`);
    show(<NotInThisBrowser what="gene list" />);
    screen.getByText('The link was cut.');
    usePortableFault.setState({ page: '/another' });
    await screen.findByText(/this browser does not have this gene list/);
  });
});
