import { expect, it } from 'vitest';
import { closestNames } from '../../src/query/closestNames.ts';

const names = ['NLP7', 'NLP6', 'AT4G24020', 'AT4G24021', 'TGA1', 'WRKY40'];

it.each([
  ['NPL7', ['NLP7']],
  ['tga2', ['TGA1']],
  ['AT4G24029', []],
  ['AT4G24002', []],
  ['ATAG24020', ['AT4G24020']],
  ['AT4G2402O', ['AT4G24020', 'AT4G24021']],
])('the names near %s are %j', (name, near) => {
  expect(closestNames(name, names)).toEqual(near);
});
