import { describe, expect, it } from 'vitest';
import { archiveScript, languages, scriptIn } from '../../src/formats/index.ts';

const source = { origin: 'https://example.org', id: 'abc', revision: 2 };

describe.each(languages)('a script in %s', (language) => {
  it('names the site, the request and its revision', () => {
    const script = scriptIn(language, source);
    for (const text of ['"https://example.org"', '"abc"', '"revision=2"']) expect(script).toContain(text);
  });

  it('names the edition when the host name does not imply it', () => {
    expect(scriptIn(language, { ...source, edition: 'a&b' })).toContain('"revision=2&edition=a%26b"');
  });

  it('holds quotes in a string', () => {
    expect(scriptIn(language, { ...source, id: 'a"; stop(' })).toContain('"a\\"; stop("');
  });

  it('reads the tables of an archive', () => {
    const script = archiveScript(language);
    for (const text of ['"tables/interactions.csv"', '"tables/target_genes.txt"']) expect(script).toContain(text);
  });
});
