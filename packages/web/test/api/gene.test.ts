import { expect, it } from 'vitest';
import { geneLink } from '../../src/api/gene.ts';

const links = [
  { pattern: '^AT[1-5CM]G\\d+$', name: 'TAIR', url: 'https://tair.example/{id}' },
  { pattern: '.', name: 'Other', url: 'https://other.example/?q={id}' },
];

it('leads to the first database whose ids have this form', () => {
  expect(geneLink('at4g24020', links)).toEqual({ name: 'TAIR', url: 'https://tair.example/at4g24020' });
  expect(geneLink('Zm 1', links)).toEqual({ name: 'Other', url: 'https://other.example/?q=Zm%201' });
  expect(geneLink('Zm 1', links.slice(0, 1))).toBeUndefined();
});
