import { submitQuery } from '@trellis/contract';
import { cleanup, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { call } from '../../src/api/client.ts';
import { App } from '../../src/app/App.tsx';
import { makeQueryClient } from '../../src/app/queryClient.ts';
import { loadPage } from '../../src/app/routes.tsx';
import { forgetPage } from '../../src/memory/pageMemory.ts';
import { currentLocation } from '../../src/router/location.ts';
import { afterEachTest } from './eachTest.ts';
import { surroundings, type TestEdition, type WindowOptions } from './surroundings.ts';

interface VisitOptions extends WindowOptions {
  /** The mini data set by default. */
  readonly edition?: TestEdition;
  /** Is called whenever React draws a part of the page. */
  readonly onDraw?: () => void;
}

let last: VisitOptions = {};

/** Opens an address of the site; returns the hands of its user. What the browser stores from earlier visits of the test is there. */
export async function visit(path: string, options: VisitOptions = {}): Promise<UserEvent> {
  leave();
  last = options;
  const { edition = 'development', onDraw = () => undefined, ...shown } = options;
  await surroundings().show({ path, edition }, shown);
  forgetPage();
  await loadPage(window.location.pathname);
  render(
    <Profiler id="page" onRender={onDraw}>
      <App queryClient={makeQueryClient()} start={currentLocation()} />
    </Profiler>,
  );
  return userEvent.setup({ delay: null });
}

/** Loads the page again. */
export function reload(): Promise<UserEvent> {
  const { pathname, search, hash } = window.location;
  return visit(pathname + search + hash, last);
}

/** Closes the page, as a click on a link to another site does. */
export function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

/** Inputs of a query: the name of a predefined list, or a file. */
type Inputs = Readonly<Record<string, string | File>>;

/** Runs a query with inputs, as a script would; returns the id of its request. */
export async function ask(
  query: string,
  { edition = 'development', inputs = {} }: { edition?: TestEdition; inputs?: Inputs } = {},
): Promise<string> {
  const body = new FormData();
  body.set('query', query);
  for (const [name, value] of Object.entries(inputs)) body.set(name, value);
  await surroundings().show({ path: '/', edition }, {});
  forgetPage();
  return (await call(submitQuery, { query: { result: 0 }, body })).requestId;
}

interface ResultOptions extends VisitOptions {
  readonly inputs?: Inputs;
  /** The rest of the address: `sort=fold.desc`. */
  readonly search?: string;
}

/** Runs a query and opens a tab of its result. */
export async function visitResult(
  tab: string,
  query: string,
  { inputs, search, ...options }: ResultOptions = {},
): Promise<UserEvent> {
  const id = await ask(query, { edition: options.edition, inputs });
  return visit(`/result/${tab}?request=${id}${search ? `&${search}` : ''}`, options);
}

/** The next test begins as a new visitor. */
afterEachTest(() => {
  leave();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  forgetPage();
});
