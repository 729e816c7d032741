import { describe, expect, it } from 'vitest';
import {
  flag,
  maybeFlag,
  maybeOneOf,
  oneOf,
  readOptions,
  someOf,
  sortOption,
  textOption,
  textsOption,
  withOptions,
} from '../../src/ui/addressOptions.ts';

const options = {
  view: oneOf(['table', 'map']),
  size: maybeOneOf(['small', 'large']),
  search: textOption(),
  alpha: textOption('0.05'),
  fields: textsOption(['label']),
  hidden: someOf(['BOUND', 'INDUCED']),
  all: flag,
  differing: maybeFlag,
  sort: sortOption,
};

const read = (search: string) => readOptions(options, new URLSearchParams(search));
const write = (search: string, change: Partial<ReturnType<typeof read>>) =>
  withOptions(options, new URLSearchParams(search), change).toString();

const initial = {
  view: 'table',
  size: undefined,
  search: '',
  alpha: '0.05',
  fields: ['label'],
  hidden: [],
  all: false,
  differing: undefined,
  sort: undefined,
};

describe('options of a view in an address', () => {
  it('are the initial ones when the address names none, or others', () => {
    expect(read('request=1&revision=2')).toEqual(initial);
    expect(read('view=pie&size=&hidden=NO&all=1&differing=perhaps&sort=fold&sort=x.asc')).toEqual(initial);
    expect(read('view=toString&hidden=__proto__&sort=.desc')).toEqual(initial);
  });

  it('are read back as they were written, next to the other parts of the address', () => {
    const change = {
      view: 'map',
      size: 'large',
      search: 'a&b=c #ü',
      alpha: '',
      fields: [],
      hidden: ['INDUCED', 'BOUND'],
      all: true,
      differing: false,
      sort: { column: 'both.up: x', order: 'desc' },
    } as const;
    const written = write('request=1&revision=2', change);
    expect(written).toMatch(/^request=1&revision=2&view=map&/);
    expect(read(written)).toEqual({ ...change, hidden: ['BOUND', 'INDUCED'] });
  });

  it('leave the address when they are the initial ones again', () => {
    const written = write('request=1', { view: 'map', fields: ['a', 'b'], sort: { column: 'p', order: 'asc' } });
    expect(written).toBe('request=1&view=map&fields=a&fields=b&sort=p.asc');
    expect(write(written, { view: 'table', fields: ['label'], sort: undefined })).toBe('request=1');
  });
});
