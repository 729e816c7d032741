import { afterEach, expect, it, vi } from 'vitest';
import { siteSettings } from '../../src/cli/siteSettings.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Where feedback goes with a value of `--contact`. */
function contactOf(contact?: string) {
  const values = contact === undefined ? {} : { contact };
  const { contactEmail, issuesUrl } = siteSettings({ words: [], values, lists: new Map() }, ['garden']);
  return { contactEmail, issuesUrl };
}

it('the contact of a folder is that of the settings, without the receiver of the mails of a server', () => {
  expect(contactOf()).toEqual({ contactEmail: undefined, issuesUrl: undefined });
  vi.stubEnv('TRELLIS_SMTP_URL', 'smtp://mail.lab.example');
  vi.stubEnv('TRELLIS_FEEDBACK_TO', 'private@lab.example');
  vi.stubEnv('TRELLIS_CONTACT_EMAIL', 'tfs@lab.example');
  vi.stubEnv('TRELLIS_ISSUES_URL', 'https://lab.example/issues');
  expect(contactOf()).toEqual({ contactEmail: 'tfs@lab.example', issuesUrl: 'https://lab.example/issues' });
});

it.each([
  ['other@lab.example', { contactEmail: 'other@lab.example', issuesUrl: undefined }],
  ['mailto:other@lab.example', { contactEmail: 'other@lab.example', issuesUrl: undefined }],
  ['https://lab.example/a b?"<c>', { contactEmail: undefined, issuesUrl: 'https://lab.example/a%20b?%22%3Cc%3E' }],
])('the option is a mail address or a page: %s', (contact, expected) => {
  expect(contactOf(contact)).toEqual(expected);
});

it.each(['javascript:alert(1)', 'http://lab.example', 'lab', '', 'a@b <c@d>'])(
  'the option is not "%s"',
  (contact) => {
    expect(() => contactOf(contact)).toThrow(
      `--contact is a mail address or an address that starts with https://, not "${contact}"`,
    );
  },
);
