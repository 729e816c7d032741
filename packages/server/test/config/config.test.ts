import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Config, readConfig } from '../../src/config/config.ts';
import { settings, type Setting } from '../../src/config/settings.ts';

interface Row {
  readonly variable: string;
  readonly otherwise: string | undefined;
}

/** Variables and their defaults in the tables of a page; a row may hold several of both, and words say that there is none. */
function rowsOf(page: string): Row[] {
  const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z].*?)` +\|.*\| *(.*?) *\|$/gm)];
  return rows.flatMap(([, names, standards]) => {
    const values = [...standards.matchAll(/`(.+?)`/g)].map(([, value]) => value);
    return names.split('`, `').map((variable, i) => ({ variable, otherwise: values[i] }));
  });
}

const all: readonly Setting[] = Object.values(settings);

describe('the settings', () => {
  it('are one variable for each key of the configuration', () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(Config.properties).sort());
    expect(new Set(all.map(({ variable }) => variable)).size).toBe(all.length);
  });

  it('are all described in the guide, with the defaults that the server takes', () => {
    const wanted = all.map(({ variable, otherwise }) => ({ variable, otherwise }));
    expect(rowsOf('docs/guide/configuration.md')).toEqual(wanted);
  });

  it.each(['README.md', 'docs/guide/deploy.md'])('are right where %s repeats some of them', (page) => {
    const rows = rowsOf(page);
    expect(rows.length).toBeGreaterThan(5);
    for (const { variable, otherwise } of rows) {
      expect(otherwise, variable).toBe(all.find((setting) => setting.variable === variable)?.otherwise);
    }
  });
});

describe('a wrong setting', () => {
  const complaint = (environment: NodeJS.ProcessEnv): string => {
    try {
      readConfig({}, environment);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, not "http".'],
    ['TRELLIS_LOG', 'loud', 'TRELLIS_LOG must be silent, error, warn, info or debug, not "loud".'],
    [
      'TRELLIS_EDITION',
      '../etc',
      'TRELLIS_EDITION must be lower-case letters, digits and "-", starting with a letter, not "../etc".',
    ],
    ['TRELLIS_THREADS', '-1', 'TRELLIS_THREADS must be a whole number from 0 to 256, not "-1".'],
    [
      'TRELLIS_PROXIES',
      'all',
      'TRELLIS_PROXIES must be "none", or addresses and networks of reverse proxies with commas between them, not "all".',
    ],
    [
      'TRELLIS_ISSUES_URL',
      'javascript:alert(1)',
      'TRELLIS_ISSUES_URL must be an address that starts with http:// or https://, not "javascript:alert(1)".',
    ],
  ])('%s is refused in a sentence that names it', (variable, value, sentence) => {
    expect(complaint({ [variable]: value })).toBe(`Wrong settings: ${sentence}`);
  });

  it('is said once for each mistake, and a password is never repeated', () => {
    const message = complaint({
      PORT: 'x',
      TRELLIS_SMTP_URL: 'http://user:hidden@mail.example.org',
      TRELLIS_FEEDBACK_TO: 'me@example.org',
    });
    expect(message).toBe(
      'Wrong settings: PORT must be a whole number from 0 to 65535, not "x". ' +
        'TRELLIS_SMTP_URL must be smtp://HOST:PORT or smtps://USER:PASSWORD@HOST.',
    );
  });

  it('is also one of two that belong together and stands alone', () => {
    expect(complaint({ TRELLIS_SMTP_URL: 'smtp://localhost' })).toBe(
      'Wrong settings: TRELLIS_SMTP_URL and TRELLIS_FEEDBACK_TO must both be set, or neither.',
    );
    expect(complaint({ TRELLIS_VERIFY_URL: 'https://verify.example.org' })).toContain('TRELLIS_VERIFY_SECRET');
  });
});

describe('a right setting', () => {
  it('counts for less than an option', () => {
    expect(readConfig({ port: 1 }, { PORT: '2' }).port).toBe(1);
  });

  it('is taken as it is, and left out when it is empty', () => {
    const { proxies, feedbackLimit, edition } = readConfig(
      {},
      { TRELLIS_PROXIES: 'loopback, 10.0.0.0/8', TRELLIS_FEEDBACK_LIMIT: '3', TRELLIS_EDITION: '' },
    );
    expect([proxies, feedbackLimit, edition]).toEqual(['loopback, 10.0.0.0/8', 3, undefined]);
  });
});
