import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStore, type StoredFeedback } from '@trellis/store';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { fixture, startServer, type TestServer } from '../testServer.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(settings: Partial<Config> = {}): Promise<TestServer> {
  return (server = await startServer(fixture('mini'), settings));
}

const post = ({ url }: TestServer, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/feedback/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const sentence = async (response: Response) => [response.status, await response.text()];

async function kept({ data }: TestServer): Promise<StoredFeedback[]> {
  const store = await openStore(data);
  const entries = await store.requests.feedback();
  await store.close();
  return entries;
}

describe('feedback', () => {
  it('is kept with its edition and time, whichever way it is sent', async () => {
    const running = await start();
    expect(await sentence(await post(running, { name: ' Ada  Lovelace\n', feedback: 'Good.\r\nThanks.' }))).toEqual([
      201,
      'Feedback recorded!',
    ]);
    const form = new FormData();
    form.set('name', 'Barbara');
    form.set('feedback', 'More maize, please.');
    form.set('token', '');
    const send = (body: FormData | URLSearchParams) =>
      fetch(`${running.url}/api/feedback/`, { method: 'POST', body });
    expect((await send(form)).status).toBe(201);
    expect((await send(new URLSearchParams({ name: 'Emmy' }))).status).toBe(201);
    const entries = await kept(running);
    expect(entries.map(({ edition, name, text }) => [edition, name, text])).toEqual([
      ['development', 'Ada Lovelace', 'Good.\nThanks.'],
      ['development', 'Barbara', 'More maize, please.'],
      ['development', 'Emmy', ''],
    ]);
    for (const { created } of entries) expect(Math.abs(Date.parse(created) - Date.now())).toBeLessThan(60_000);
  });

  it('needs a name, and says how long its fields may be', async () => {
    const running = await start();
    expect(await sentence(await post(running, { name: ' ', feedback: 'x' }))).toEqual([400, 'The name is missing.']);
    expect(await sentence(await post(running, {}))).toEqual([400, 'The name is missing.']);
    expect(await sentence(await post(running, { name: 'x'.repeat(101) }))).toEqual([
      400,
      'The name has 101 characters; at most 100 are allowed.',
    ]);
    expect(await sentence(await post(running, { name: 'x', feedback: '🌱'.repeat(5001) }))).toEqual([
      400,
      'The feedback has 5,001 characters; at most 5,000 are allowed.',
    ]);
    expect((await post(running, { name: 'x', feedback: '🌱'.repeat(5000) })).status).toBe(201);
    expect(await kept(running)).toHaveLength(1);
  });

  it('leaves out what no store can keep', async () => {
    const running = await start();
    await post(running, { name: 'a\u0000b', feedback: 'one\u0000 two \ud800 three' });
    const [{ name, text }] = await kept(running);
    expect([name, text]).toEqual(['ab', 'one two  three']);
  });

  it('is limited per address and says when to try again', async () => {
    const running = await start({ feedbackLimit: 2 });
    const from = (address: string) => post(running, { name: 'x' }, { 'X-Forwarded-For': address });
    expect([(await from('10.0.0.1')).status, (await from('10.0.0.1')).status]).toEqual([201, 201]);
    const refused = await from('10.0.0.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await refused.text()).toBe('That is more feedback than one address may send; please try again in 1 hour.');
    expect((await from('10.0.0.2')).status).toBe(201);
    expect((await fetch(`${running.url}/api/tfs/`)).status).toBe(200);
  });

  it('is not limited any less for a caller who pretends to be a proxy', async () => {
    const running = await start({ feedbackLimit: 1, proxies: 'none' });
    const from = (address: string) => post(running, { name: 'x' }, { 'X-Forwarded-For': address });
    expect([(await from('10.0.0.1')).status, (await from('10.0.0.2')).status]).toEqual([201, 429]);
  });
});

describe('feedback with a verification service', () => {
  const asked: URLSearchParams[] = [];
  let service: Server;
  beforeAll(async () => {
    service = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = new URLSearchParams(Buffer.concat(chunks).toString());
        asked.push(body);
        const [verdict, action] = (body.get('response') ?? '').split(':');
        response.end(JSON.stringify({ success: verdict === 'good', action }));
      });
    });
    await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => service.close());
  const settings = (): Partial<Config> => ({
    verifyUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/verify`,
    verifySecret: 'secret',
  });

  it('is kept when the service accepts its token', async () => {
    const running = await start(settings());
    expect((await post(running, { name: 'x', token: 'good' })).status).toBe(201);
    expect((await post(running, { name: 'x', token: 'good:feedback' })).status).toBe(201);
    expect(Object.fromEntries(asked[0])).toEqual({ secret: 'secret', response: 'good', remoteip: '127.0.0.1' });
  });

  it('is refused when the service does not, when there is no token, or one of another action', async () => {
    const running = await start(settings());
    for (const token of ['bad', '', 'good:login']) {
      expect((await post(running, { name: 'x', token })).status).toBe(400);
    }
    expect(await kept(running)).toEqual([]);
  });

  it('is refused when the service cannot be reached', async () => {
    const running = await start({ ...settings(), verifyUrl: 'http://127.0.0.1:9/' });
    expect(await sentence(await post(running, { name: 'x', token: 'good' }))).toEqual([
      400,
      'The verification that you are a person failed; please try again.',
    ]);
  });
});

describe('feedback with a mail server', () => {
  const mails: string[] = [];
  let mailServer: SMTPServer;
  beforeAll(async () => {
    mailServer = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const sender = mailFrom === false ? '' : mailFrom.address;
          mails.push(
            `${sender} > ${rcptTo.map(({ address }) => address).join()}\n${Buffer.concat(chunks).toString()}`,
          );
          done();
        });
      },
    });
    await new Promise<void>((ready) => mailServer.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => new Promise<void>((closed) => mailServer.close(closed)));

  it('is kept and sent, and a name cannot smuggle in a header', async () => {
    const { port } = mailServer.server.address() as AddressInfo;
    const running = await start({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      feedbackTo: 'keeper@example.org',
      feedbackFrom: 'trellis@example.org',
    });
    await post(running, { name: 'Ada\r\nBcc: other@example.org', feedback: 'Good.' });
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toContain('trellis@example.org > keeper@example.org\n');
    expect(mails[0]).toMatch(/^Subject: Trellis feedback \(development\) from Ada Bcc: other@example\.org\r$/m);
    expect(mails[0]).toContain('Good.');
    expect(await kept(running)).toHaveLength(1);
  });

  it('is kept also when the mail cannot be sent', async () => {
    const running = await start({ smtpUrl: 'smtp://127.0.0.1:9', feedbackTo: 'keeper@example.org' });
    expect((await post(running, { name: 'Ada' })).status).toBe(201);
    expect(await kept(running)).toHaveLength(1);
  });
});
