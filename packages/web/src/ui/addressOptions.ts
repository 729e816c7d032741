import type { Sort } from './sort.ts';

/** How an option of a view is written in an address, as the texts of one parameter. */
export interface AddressOption<T> {
  /** The value of an address without the parameter; it is not written. */
  readonly initial: T;
  /** Reads the texts of the parameter; undefined when they are not a value. */
  readonly read: (texts: readonly string[]) => T | undefined;
  readonly write: (value: T) => readonly string[];
}

/** Options by name. The name is that of the parameter. */
export type AddressOptions<T> = { readonly [Name in keyof T]: AddressOption<T[Name]> };

/** One of some words; the first one unless another is named. */
export const oneOf = <const T extends string>(words: readonly T[], initial = words[0]): AddressOption<T> => ({
  initial,
  read: ([text]) => words.find((word) => word === text),
  write: (word) => [word],
});

/** One of the keys of a table; the first one unless another is named. */
export const oneOfKeys = <T extends string>(table: Readonly<Record<T, unknown>>): AddressOption<T> =>
  oneOf(Object.keys(table) as T[]);

/** One of some words, or undefined before a choice. */
export const maybeOneOf = <const T extends string>(words: readonly T[]): AddressOption<T | undefined> => ({
  ...oneOf<T>(words),
  initial: undefined,
  write: (word) => (word === undefined ? [] : [word]),
});

/** A text as typed. */
export const textOption = (initial = ''): AddressOption<string> => ({
  initial,
  read: ([text]) => text,
  write: (text) => [text],
});

/** A whole number from `min` on. */
export const countOption = (initial: number, min: number): AddressOption<number> => ({
  initial,
  read: ([text]) => (/^\d{1,9}$/.test(text) && Number(text) >= min ? Number(text) : undefined),
  write: (value) => [String(value)],
});

/** Texts in their order. No texts are written as one empty text. */
export const textsOption = (initial: readonly string[] = []): AddressOption<readonly string[]> => ({
  initial,
  read: (texts) => texts.filter((text) => text !== ''),
  write: (texts) => (texts.length ? texts : ['']),
});

/** Some of some words, in any order; none unless some are named. */
export const someOf = <T extends string>(words: readonly T[]): AddressOption<readonly T[]> => ({
  initial: [],
  read: (texts) => words.filter((word) => texts.includes(word)),
  write: (texts) => texts,
});

/** Yes or no; undefined before a choice. */
export const maybeFlag: AddressOption<boolean | undefined> = {
  initial: undefined,
  read: ([text]) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  write: (value) => (value === undefined ? [] : [value ? 'yes' : 'no']),
};

export const flag: AddressOption<boolean> = {
  initial: false,
  read: ([text]) => text === 'yes',
  write: (value) => [value ? 'yes' : 'no'],
};

/** The column that a table is sorted by, and the direction: `fold.desc`. */
export const sortOption: AddressOption<Sort | undefined> = {
  initial: undefined,
  read: ([text]) => {
    const [, column, order] = /^(.+)\.(asc|desc)$/s.exec(text) ?? [];
    return column ? { column, order: order === 'asc' ? 'asc' : 'desc' } : undefined;
  },
  write: (sort) => (sort ? [`${sort.column}.${sort.order}`] : []),
};

/** Reads the options of an address; one that is missing or wrong has its initial value. */
export function readOptions<T>(options: AddressOptions<T>, search: URLSearchParams): T {
  const values: Partial<T> = {};
  for (const name in options) {
    const { initial, read } = options[name];
    const texts = search.getAll(name);
    values[name] = texts.length ? (read(texts) ?? initial) : initial;
  }
  return values as T;
}

/** An address with changed options. Values that it would have anyway are left out, and its other parts stay. */
export function withOptions<T>(
  options: AddressOptions<T>,
  search: URLSearchParams,
  change: Partial<T>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name in change) {
    const { initial, write } = options[name];
    const value = change[name] as T[typeof name];
    next.delete(name);
    const texts = write(value);
    if (texts.join('\n') === write(initial).join('\n')) continue;
    for (const text of texts) next.append(name, text);
  }
  return next;
}
