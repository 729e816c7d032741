import { describe, expect, it } from 'vitest';
import { excerpt } from '../../src/search/excerpt.ts';

const long = `${'many words before '.repeat(10)}it senses nitrate in roots ${'and words behind '.repeat(10)}`.trim();

describe('excerpt', () => {
  it('leaves a short text as it is', () => {
    expect(excerpt('Nitrate exporter 1', (word) => word === 'nitrate')).toBe('Nitrate exporter 1');
  });

  it('shows the part around the word, cut between words', () => {
    const text = excerpt(long, (word) => word === 'nitrate');
    expect(text).toMatch(/^…(words|many|before) .*senses nitrate in roots.*…$/);
    expect(text.length).toBeLessThanOrEqual(162);
  });

  it('cuts a long address, which has no blanks', () => {
    const address = `https://example.org/${'folder/'.repeat(40)}`;
    const text = excerpt(address, (word) => word === 'folder');
    expect(text).toMatch(/^https:\/\/example\.org\/(folder\/){15,}/);
    expect(text.length).toBeLessThanOrEqual(162);
    expect(excerpt(`of ${address}`, (word) => word === 'folder')).toContain('https://example.org/folder');
  });

  it('begins at the beginning when no word counts', () => {
    expect(excerpt(long, () => false)).toMatch(/^many words before/);
  });
});
