import { expect, it } from 'vitest';
import { isLoadError } from '../../src/app/lazyPage.tsx';

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
