import { expect, it } from 'vitest';
import { messageOf } from '../../src/api/ApiError.ts';
import { isLoadError } from '../../src/api/loadError.ts';

it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/QueryPage-1.js',
  'Unable to preload CSS for /assets/QueryPage-1.css',
  'error loading dynamically imported module: http://localhost/assets/QueryPage-1.js',
  'Importing a module script failed.',
])('a file of a page did not arrive: %s', (message) => expect(isLoadError(new TypeError(message))).toBe(true));

it('a fault of a page is not an error of loading', () => {
  expect(isLoadError(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
  expect(isLoadError('preload CSS')).toBe(false);
});

it('a user reads one sentence of it, without the address of the file', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/table-1.js');
  expect(messageOf(error)).toBe('A file of this page could not be loaded. Check the connection and try again.');
});
