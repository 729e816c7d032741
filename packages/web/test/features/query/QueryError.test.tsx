import { screen, waitFor, within } from '@testing-library/react';
import { submitQuery } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { cutOff, respond, restore } from '../../support/answers.ts';
import { box, go, press, resultHeading, submit, visitUnconfirmed } from './hands.ts';

const problem = () => screen.findByRole('alert');

/** What the message marks in the line that it shows. */
async function marked(): Promise<{ line: string | undefined; part: string | undefined }> {
  const alert = await problem();
  return { line: alert.querySelector('code')?.textContent, part: alert.querySelector('mark')?.textContent };
}

describe('an error in the query', () => {
  it('is shown in its line, and can be gone to', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'ALF and\nBET ) or GAM');
    expect((await problem()).textContent).toContain('at character 13');
    expect(await marked()).toEqual({ line: 'BET ) or GAM', part: ')' });
    await user.click(within(await problem()).getByRole('button', { name: 'Go to this place' }));
    const field = await box();
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(')');
    expect(window.location.pathname).toBe('/query');
  });

  it('is behind the text when something is missing there', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'ALF and');
    expect((await problem()).textContent).toContain('The query is not finished');
    expect(await marked()).toEqual({ line: 'ALF and', part: '' });
  });

  it('is a TF that the data set does not have, which is marked', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'ALF or NOTHING');
    expect((await problem()).textContent).toContain('Query not available: "NOTHING" is not in database');
    expect(await marked()).toEqual({ line: 'ALF or NOTHING', part: 'NOTHING' });
  });

  it('is a gene that is not a TF', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'ALF or AT1G00040');
    expect((await problem()).textContent).toContain('Query not available: "AT1G00040" is not in database');
  });

  it('names both genes of an ambiguous symbol', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'TWIN');
    expect((await problem()).textContent).toMatch(/AT1G00040.*AT1G00050/);
  });

  it('is a query that finds nothing, in the words of the server', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'not ALF');
    expect((await problem()).textContent).toContain('empty query');
  });

  it('colors Submit until the page is opened again', async () => {
    const user = await visitUnconfirmed();
    const tone = () => screen.getByRole('button', { name: 'Submit' }).dataset['tone'];
    expect(tone()).toBeUndefined();
    await submit(user, 'NOTHING');
    await problem();
    expect(tone()).toBe('danger');
    await go(user, 'Tutorial');
    await screen.findByRole('heading', { level: 1, name: 'Tutorial' });
    await go(user, 'Query');
    expect((await box()).value).toBe('NOTHING');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tone()).toBeUndefined();
  });
});

describe('a server in trouble', () => {
  it.each([
    ['an empty 400', 400, { type: 'text/plain', statusText: 'Bad Request' }, 'Problem with query.'],
    ['502', 502, { body: '<h1>Bad Gateway</h1>', statusText: 'Bad Gateway' }, 'Query Failed (Timeout)'],
    ['504', 504, { body: '<h1>nginx</h1>', statusText: 'Gateway Timeout' }, 'Gateway Timeout'],
  ])('is described in words after %s', async (_, status, response, words) => {
    const user = await visitUnconfirmed();
    respond(submitQuery, status, response);
    await submit(user, 'ALF');
    expect((await problem()).textContent).toBe(words);
  });

  it('is described by the text of its status and what it says about it', async () => {
    const user = await visitUnconfirmed();
    const body = JSON.stringify({
      type: 'urn:trellis:error:busy',
      title: 'Not available now',
      status: 503,
      code: 'busy',
      detail: 'Try again in 5 seconds.',
    });
    respond(submitQuery, 503, { body, type: 'application/problem+json', statusText: 'Service Unavailable' });
    await submit(user, 'ALF');
    const words = 'Service Unavailable: Try again in 5 seconds.';
    await waitFor(async () => expect((await problem()).textContent).toContain(words));
  });

  it('cannot be reached, and runs the query when it can be again', async () => {
    const user = await visitUnconfirmed();
    cutOff(submitQuery);
    await submit(user, 'ALF');
    expect((await problem()).textContent).toContain('cannot be reached');
    restore(submitQuery);
    await press(user, 'Submit');
    await resultHeading();
  });
});
