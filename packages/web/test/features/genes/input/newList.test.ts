import { describe, expect, it } from 'vitest';
import { countNames, newList, type ReadInput } from '../../../../src/features/genes/input/newList.ts';
import { genesOfNames, readForPage } from '../../../../src/state/reading/readForPage.ts';

const ids = ['NLP7', 'TGA1', 'AT1G01060', 'A', 'B', 'C'];
const genes = genesOfNames({ ids, symbols: ids, aliases: [], genes: [], tfs: [], positions: '' });

/** An input as the page reads it. */
async function inputOf(text: string, input: ReadInput['input'], name = 'input.txt'): Promise<ReadInput> {
  const read = await readForPage({ file: { name, text }, wanted: 'list', tfs: false, choice: {} }, genes);
  return { input, name, report: { job: 0, read } };
}
const typed = (text: string) => inputOf(text, { source: 'typed', name: '' });
const none: ReadInput = { input: { source: 'none', name: '' }, name: '', report: undefined };

describe('a new gene list', () => {
  it('has the names that were typed', async () => {
    expect(newList(await typed('NLP7, TGA1\nAT1G01060'), '', none)).toEqual({
      name: 'Pasted genes',
      genes: ['NLP7', 'TGA1', 'AT1G01060'],
    });
  });

  it('can be one of several lists in a file', async () => {
    const file = await inputOf('>up\nA\nB\n>down\nC\n', { source: 'uploaded', name: '' }, 'my genes.txt');
    expect(newList(file, 'down', none)).toEqual({ name: 'my genes: down', genes: ['C'] });
    expect([countNames(file, ''), countNames(file, 'up'), countNames(none, '')]).toEqual([3, 2, 0]);
  });

  it('names a predefined list, without its genes', async () => {
    const list = await inputOf('>a\nA\n', { source: 'predefined', name: 'Nitrogen' }, 'Nitrogen');
    expect(newList(list, '', none)).toEqual({ name: 'Nitrogen', list: 'Nitrogen' });
    expect(newList(list, 'a', none)).toEqual({ name: 'Nitrogen: a', list: 'Nitrogen', part: 'a' });
  });

  it('has a background, whatever its source', async () => {
    expect(newList(await typed('A'), '', await typed('A\nB'))).toMatchObject({ background: ['A', 'B'] });
    expect(newList(await typed('A'), '', none)).not.toHaveProperty('background');
  });
});
