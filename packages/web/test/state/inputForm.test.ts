import { describe, expect, it } from 'vitest';
import { formOf } from '../../src/state/inputForm.ts';
import type { Input, InputValues } from '../../src/state/inputs.ts';

const none: Input = { source: 'none', name: '', typed: 'left from before', file: undefined };
const lists = [{ name: 'mine', kind: 'genes', text: 'ALF\nBET' }] as const;

const form = (inputs: Partial<InputValues>, edges: readonly string[] = []) =>
  formOf({
    query: 'ALF',
    edges,
    lists,
    inputs: { targetgenes: none, filtertfs: none, targetnetworks: none, backgroundgenes: none, ...inputs },
  });

async function fileOf(sent: FormData, field: string) {
  const file = sent.get(field) as File;
  return [file.name, await file.text()];
}

describe('formOf', () => {
  it('sends the query alone when nothing is chosen', () => {
    expect([...form({})]).toEqual([['query', 'ALF']]);
  });

  it('names a predefined list, and repeats each additional edge', () => {
    const sent = form({ targetgenes: { ...none, source: 'predefined', name: 'Examples' } }, ['a', 'b/c']);
    expect([sent.get('targetgenes'), sent.getAll('edges')]).toEqual(['Examples', ['a', 'b/c']]);
  });

  it('sends saved, typed and uploaded lists as files', async () => {
    const sent = form({
      targetgenes: { ...none, source: 'saved', name: 'mine' },
      filtertfs: { ...none, source: 'typed', typed: 'GAM' },
      backgroundgenes: { ...none, source: 'uploaded', file: { name: 'all.tsv', text: 'A' } },
    });
    expect(await fileOf(sent, 'targetgenes')).toEqual(['mine.txt', 'ALF\nBET']);
    expect(await fileOf(sent, 'filtertfs')).toEqual(['input.txt', 'GAM']);
    expect(await fileOf(sent, 'backgroundgenes')).toEqual(['all.tsv', 'A']);
  });

  it.each([
    ['typed', 'true'],
    ['predefined', null],
  ] as const)('says of a %s network with a ticked header: %s', (source, header) => {
    const network = { ...none, source, name: 'Ranked', typed: 'a b', choices: { header: true } };
    expect(form({ targetnetworks: network }).get('networkHeaders')).toBe(header);
  });

  it('sends how a file is to be read, by the fields', () => {
    const file = { name: 'a.tsv', text: 'A' };
    const sent = form({
      targetgenes: { ...none, source: 'uploaded', file, choices: { chosen: { '2': 'gene' } } },
      targetnetworks: {
        ...none,
        source: 'typed',
        typed: 'a b',
        choices: { answers: { order_of_score: 'large is best' } },
      },
    });
    expect(sent.get('chosen')).toBe('{"targetgenes":{"2":"gene"}}');
    expect(sent.get('answers')).toBe('{"targetnetworks":{"order_of_score":"large is best"}}');
    expect(sent.get('networkHeaders')).toBeNull();
  });

  it('sends nothing for blank text, an upload without a file and a saved list that is gone', () => {
    const sent = form({
      targetgenes: { ...none, source: 'typed', typed: ' \n' },
      filtertfs: { ...none, source: 'uploaded' },
      backgroundgenes: { ...none, source: 'saved', name: 'gone' },
    });
    expect([...sent.keys()]).toEqual(['query']);
  });
});
