import { describe, expect, it } from 'vitest';
import { problemOfName, withList, withName, type SavedList } from '../../src/state/savedLists.ts';

const list = (name: string, text = ''): SavedList => ({ name, kind: 'genes', text });
const lists = [list('drought', 'AT1G00040'), list('roots 2'), list('roots 10')];

describe('problemOfName', () => {
  it.each(['', '  ', 'other', 'input', 'Input '])('refuses "%s"', (name) => {
    expect(problemOfName(name)).toBe('Please pick another name.');
  });
  it('takes any other name', () => {
    expect(problemOfName('others')).toBeUndefined();
  });
});

describe('withList', () => {
  it('keeps the lists by name, numbers as numbers', () => {
    const names = withList([list('roots 10'), list('drought')], list('roots 2')).map(({ name }) => name);
    expect(names).toEqual(['drought', 'roots 2', 'roots 10']);
  });
  it('lets a list of the same name give way', () => {
    expect(withList(lists, list('drought', 'AT1G00060'))[0].text).toBe('AT1G00060');
  });
});

describe('withName', () => {
  it('renames a list and keeps its text', () => {
    expect(withName(lists, 'drought', ' salt ')[2]).toEqual(list('salt', 'AT1G00040'));
  });
  it.each(['roots 2', 'other', ''])('changes nothing for the name "%s"', (name) => {
    expect(withName(lists, 'drought', name)).toBe(lists);
  });
});
