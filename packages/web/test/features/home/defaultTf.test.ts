import { expect, it } from 'vitest';
import { defaultTf } from '../../../src/features/home/defaultTf.ts';

const tfs = [
  { value: 'AT1G00010', name: 'ALF' },
  { value: 'AT4G24020', name: 'NLP7' },
];

it('starts with the TF of the edition where the data set has it, otherwise with the first one', () => {
  expect(defaultTf('AT4G24020', tfs)).toBe('AT4G24020');
  expect(defaultTf('Zm00001d020430', tfs)).toBe('AT1G00010');
});

it('stays empty until both are known', () => {
  expect(defaultTf(undefined, tfs)).toBe('');
  expect(defaultTf('AT4G24020', [])).toBe('');
});
