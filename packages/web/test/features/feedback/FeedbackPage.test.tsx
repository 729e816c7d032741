import { feedbackLimits, sendFeedback } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, callsTo, cutOff, respond, restore } from '../../support/answers.ts';
import { reload, visit } from '../../support/visit.tsx';

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback' });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));
const values = async () => [(await name()).value, (await text()).value];

async function write(who: string, what = ''): Promise<UserEvent> {
  const user = await visit('/feedback');
  await user.click(await name());
  await user.paste(who);
  if (what === '') return user;
  await user.click(await text());
  await user.paste(what);
  return user;
}

/** The fields of the forms that have been sent. */
const sent = () => callsTo(sendFeedback).map(({ body }) => Object.fromEntries((body as FormData).entries()));

afterEach(() => delete window.trellisVerify);

describe('the feedback page', () => {
  it('sends what was written, says so, and is empty again', async () => {
    const user = await write('Ada', 'The pie is good.');
    await submit(user);
    const alert = await screen.findByRole('dialog', { name: 'Feedback recorded!' });
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([{ name: 'Ada', feedback: 'The pie is good.', token: '' }]);
    expect(await values()).toEqual(['', '']);
  });

  it('asks for a name, and not for a text', async () => {
    answer(sendFeedback, '');
    const user = await visit('/feedback');
    await name();
    await submit(user);
    await screen.findByText('The name is missing.');
    expect(document.activeElement).toBe(await name());
    await user.paste('Ada');
    await waitFor(() => expect(screen.queryByText('The name is missing.')).toBeNull());
    await submit(user);
    await screen.findByText('Feedback recorded!');
  });

  it('counts the characters and refuses too many', async () => {
    const user = await write('Ada', 'x'.repeat(feedbackLimits.feedback + 1));
    screen.getByText('5,001 / 5,000');
    screen.getByText('The feedback has 5,001 characters; at most 5,000 are allowed.');
    await submit(user);
    expect(sent()).toEqual([]);
  });

  it('keeps what was written when it fails, and sends it again', async () => {
    cutOff(sendFeedback);
    const user = await write('Ada');
    await submit(user);
    const alert = await screen.findByRole('dialog', { name: 'Something went wrong.' });
    within(alert).getByText(/^The server cannot be reached/);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect((await name()).value).toBe('Ada');
    restore(sendFeedback);
    await submit(user);
    await screen.findByText('Feedback recorded!');
  });

  it('says why the server refuses', async () => {
    const refused = 'That is more feedback than one address may send; please try again in 1 hour.';
    respond(sendFeedback, 429, { body: refused, type: 'text/plain; charset=utf-8' });
    const user = await write('Ada');
    await submit(user);
    expect((await screen.findByRole('dialog')).textContent).toContain(refused);
  });

  it('loses nothing on a reload', async () => {
    await write('Ada', 'Half a sentence');
    await reload();
    expect(await values()).toEqual(['Ada', 'Half a sentence']);
  });

  it('loses nothing on a visit to another page', async () => {
    const user = await write('Ada', 'Half a sentence');
    await user.click(screen.getAllByRole('link', { name: 'Citations' })[0]);
    await screen.findByRole('heading', { level: 1, name: 'Citations' });
    await user.click(screen.getAllByRole('link', { name: 'Feedback' })[0]);
    expect(await values()).toEqual(['Ada', 'Half a sentence']);
  });

  it('is emptied with Reset', async () => {
    const user = await write('Ada', 'Half a sentence');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await values()).toEqual(['', '']);
  });

  it('sends the token of a site that verifies that a person sends it', async () => {
    answer(sendFeedback, '');
    window.trellisVerify = (action) => Promise.resolve(`token for ${action}`);
    await submit(await write('Ada'));
    await screen.findByText('Feedback recorded!');
    expect(sent()).toMatchObject([{ token: 'token for feedback' }]);
  });

  it('sends all the same when verifying fails', async () => {
    answer(sendFeedback, '');
    window.trellisVerify = () => Promise.reject(new Error('no'));
    await submit(await write('Ada'));
    await screen.findByText('Feedback recorded!');
    expect(sent()).toMatchObject([{ name: 'Ada', token: '' }]);
  });
});
