import { describe, expect, it } from 'vitest';
import { countNames, newList, type ReadInput } from '../../../../src/features/genes/input/newList.ts';

const typed = (text: string): ReadInput => ({ input: { source: 'typed', name: '' }, name: 'input.txt', text });
const none: ReadInput = { input: { source: 'none', name: '' }, name: '', text: undefined };

describe('a new gene list', () => {
  it('has the names that were typed', () => {
    expect(newList(typed('NLP7, TGA1\nAT1G01060'), '', none)).toEqual({
      name: 'Pasted genes',
      genes: ['NLP7', 'TGA1', 'AT1G01060'],
    });
  });

  it('can be one of several lists in a file', () => {
    const file: ReadInput = {
      input: { source: 'uploaded', name: '' },
      name: 'my genes.txt',
      text: '>up\nA\nB\n>down\nC\n',
    };
    expect(newList(file, 'down', none)).toEqual({ name: 'my genes: down', genes: ['C'] });
    expect([countNames(file, ''), countNames(file, 'up'), countNames(none, '')]).toEqual([3, 2, 0]);
  });

  it('names a predefined list, without its genes', () => {
    const list: ReadInput = { input: { source: 'predefined', name: 'Nitrogen' }, name: 'Nitrogen', text: '>a\nA\n' };
    expect(newList(list, '', none)).toEqual({ name: 'Nitrogen', list: 'Nitrogen' });
    expect(newList(list, 'a', none)).toEqual({ name: 'Nitrogen: a', list: 'Nitrogen', part: 'a' });
  });

  it('has a background, whatever its source', () => {
    expect(newList(typed('A'), '', typed('A\nB'))).toMatchObject({ background: ['A', 'B'] });
    expect(newList(typed('A'), '', none)).not.toHaveProperty('background');
  });
});
