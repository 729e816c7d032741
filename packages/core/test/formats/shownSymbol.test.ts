import { expect, it } from 'vitest';
import { shownSymbol } from '../../src/formats/index.ts';

it('leaves out the symbol of a gene that has no letter and no digit', () => {
  expect(['+', '(+)', ' ', ''].map(shownSymbol)).toEqual(['', '', '', '']);
  expect(['NLP7', '4CL2', 'β-TIP', '1433'].map(shownSymbol)).toEqual(['NLP7', '4CL2', 'β-TIP', '1433']);
});
