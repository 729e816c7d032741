import { describe, expect, it } from 'vitest';
import { countLicenses, withLicense } from '../../../src/features/citations/licenses.ts';

const sources = [
  { licenses: ['MIT', 'CC0'], unlicensed: 1 },
  { licenses: [], unlicensed: 4 },
  { licenses: ['MIT'], unlicensed: 0 },
  { licenses: ['Apache-2.0'], unlicensed: 0 },
  { licenses: [], unlicensed: 0 },
];

describe('the licenses of sources', () => {
  it('are counted once per source, most first, and unknown ones last', () => {
    expect(countLicenses(sources)).toEqual([
      { license: 'MIT', sources: 2 },
      { license: 'Apache-2.0', sources: 1 },
      { license: 'CC0', sources: 1 },
      { license: '', sources: 3 },
    ]);
  });

  it('limit a list to as many sources as were counted', () => {
    for (const { license, sources: count } of countLicenses(sources))
      expect(withLicense(sources, license)).toHaveLength(count);
    expect(withLicense(sources, 'MIT')).toEqual([sources[0], sources[2]]);
    expect(withLicense(sources, undefined)).toBe(sources);
    expect(withLicense(sources, 'GPL-3.0')).toEqual([]);
  });
});
