import { expect, it } from 'vitest';
import { nearestGuides } from '../../../src/features/guide/nearestGuides.ts';

const guides = [
  { name: 'query-language', title: 'The query language' },
  { name: 'errors', title: 'Errors and limits' },
  { name: 'own-data', title: 'Your own analyses' },
  { name: 'scale', title: 'Several machines' },
];
const nearest = (name: string) => nearestGuides(name, guides).map((guide) => guide.name);

it('the nearest guides share letters with the name, by name or title', () => {
  expect(nearest('eror')[0]).toBe('errors');
  expect(nearest('queries')[0]).toBe('query-language');
  expect(nearest('own_analyses')[0]).toBe('own-data');
});

it('a name that is like no guide has none', () => {
  expect(nearest('')).toEqual([]);
  expect(nearest('zzz')).toEqual([]);
});
