import { expect, it } from 'vitest';
import { licensesIn } from '../../src/formats/index.ts';

it.each([
  ['MIT', ['MIT']],
  ['GPL-3.0; CC BY 4.0;GPL-3.0', ['GPL-3.0', 'CC BY 4.0']],
  ['', ['']],
  ['Not stated', ['']],
  ['unknown', ['']],
  ['MIT; Not stated', ['MIT', '']],
])('the licenses in "%s" are %j, empty where none is stated', (text, licenses) => {
  expect(licensesIn(text)).toEqual(licenses);
});
