import { expect, it } from 'vitest';
import { pageIn, samePageOf, siblingOf } from '../../src/api/species.ts';

it.each([
  ['http://localhost:8080', 'http://maize.localhost:8080/'],
  ['http://arabidopsis.localhost:8080', 'http://maize.localhost:8080/'],
  ['https://rice.trellis.example', 'https://maize.trellis.example/'],
  ['https://www.trellis.example', 'https://maize.trellis.example/'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/?edition=maize'],
  ['http://[::1]:8080', 'http://[::1]:8080/?edition=maize'],
])('leads from %s to the maize edition of the same server', (from, to) => {
  expect(siblingOf('maize', new URL(from))).toBe(to);
});

it.each([
  ['http://localhost:8080/result/table?request=1', 'http://maize.localhost:8080/result/table?request=1'],
  ['http://[::1]:8080/result?request=1&edition=rice', 'http://[::1]:8080/result?edition=maize&request=1'],
])('leads from %s to the same page of the maize edition', (from, to) => {
  expect(samePageOf('maize', new URL(from))).toBe(to);
});

it.each([
  ['http://localhost:8080', '/genes?list=1', 'http://maize.localhost:8080/genes?list=1'],
  ['http://127.0.0.1:8080', '/genes?list=1', 'http://127.0.0.1:8080/genes?list=1&edition=maize'],
  ['http://127.0.0.1:8080', '/gene/A%2F1', 'http://127.0.0.1:8080/gene/A%2F1?edition=maize'],
])('leads from %s to the page %s of the maize edition', (from, page, to) => {
  expect(pageIn('maize', page, new URL(from))).toBe(to);
});
