import { afterEach, describe, expect, it } from 'vitest';
import { securityText } from '../../src/http/securityText.ts';
import { fixture, startServer, type TestServer } from '../testServer.ts';

describe('security.txt', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.stop());

  it('names the contact, until when it holds, and where the policy is', () => {
    const site = { contactEmail: 'trellis@example.org', repositoryUrl: 'https://example.org/trellis' };
    expect(securityText(site, new Date('2026-01-01T00:00:00Z'))).toBe(
      'Contact: mailto:trellis@example.org\nExpires: 2026-07-03T00:00:00.000Z\nPreferred-Languages: en\nPolicy: https://example.org/trellis\n',
    );
  });

  it('is served where RFC 9116 expects it', async () => {
    server = await startServer(fixture('mini'), { contactEmail: 'trellis@example.org' });
    const answer = await fetch(`${server.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain('Contact: mailto:trellis@example.org\n');
  });

  it('is not there without a contact', async () => {
    server = await startServer(fixture('mini'));
    const answer = await fetch(`${server.url}/.well-known/security.txt`);
    expect([answer.status, await answer.text()]).toEqual([404, 'This site names no contact.']);
  });
});
