import { describe, expect, it } from 'vitest';
import { isOpenLicense } from '../../src/recipe/openLicense.ts';

describe('a license', () => {
  it.each([
    'GPL-3.0',
    'GPL-3.0-or-later',
    'LGPL-2.1-only',
    'AGPL-3.0',
    'MIT',
    'BSD-3-Clause',
    'Apache-2.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'CC-BY-SA-4.0',
    'cc-by-4.0',
    'ODbL-1.0',
    'PDDL-1.0',
    'Unlicense',
    'ISC',
    'CC-BY-NC-4.0 OR MIT',
    'MIT AND CC0-1.0',
  ])('%s is open', (license) => {
    expect(isOpenLicense(license)).toBe(true);
  });

  it.each([
    'Not stated',
    '',
    'CC-BY-NC-4.0',
    'CC-BY-ND-4.0',
    'CC-BY-NC-SA-4.0',
    'LicenseRef-VIB-Academic-Non-commercial',
    'MIT AND CC-BY-NC-4.0',
    'not MIT',
    'proprietary OR Not stated',
  ])('%j is not open', (license) => {
    expect(isOpenLicense(license)).toBe(false);
  });
});
