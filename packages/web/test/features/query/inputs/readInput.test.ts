import { describe, expect, it } from 'vitest';
import { inputFields, type InputField } from '../../../../src/state/inputs.ts';
import { inputKinds } from '../../../../src/features/query/inputs/inputKinds.ts';
import { readInput } from '../../../../src/features/query/inputs/readInput.ts';

const read = (field: InputField, text: string, header = false) => readInput(field, { name: 'input', text, header });

describe('readInput', () => {
  it('counts genes once, without case, and lists', () => {
    expect(read('targetgenes', '>a\nALF\nbet\n>b\nalf\n')).toEqual({
      names: ['alf', 'bet'],
      summary: '2 genes in 2 lists',
    });
  });

  it('skips the comments of a plain list', () => {
    expect(read('filtertfs', '>x\n; y\nALF\n')).toEqual({ names: ['ALF'], summary: '1 TF' });
  });

  it('counts the edges of a network without its heading, which is recognized', () => {
    const text = 'source target score\nALF BET 2\nALF GAM 1\n';
    expect(read('targetnetworks', text, true)).toMatchObject({ summary: '2 edges between 3 genes, ranked by score' });
    expect(read('targetnetworks', text)).toMatchObject({ summary: '2 edges between 3 genes, ranked by score' });
  });

  it('names the line of a network that cannot be read', () => {
    expect(read('targetnetworks', 'a e b\na e c\na\n').problem).toContain('Line 3');
  });

  it('says that a list has no genes', () => {
    expect(read('backgroundgenes', '; nothing\n').problem).toContain('no genes');
  });

  it.each(inputFields)('reads the example of %s', (field) => {
    expect(read(field, inputKinds[field].example(['a', 'b', 'c', 'd', 'e'])).problem).toBeUndefined();
  });
});
