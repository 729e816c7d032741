import { valueOf } from '@trellis/core';

/**
 * Converts between a value and its message. Messages have the property names that clients of the API know
 * (`total_rows`); everywhere else a property has its TypeScript name (`totalRows`).
 */
export interface Wire<Value, Message> {
  encode(value: Value): Message;
  decode(message: Message): Value;
}

/** A wire for any value. */
export interface AnyWire {
  encode(value: never): unknown;
  decode(message: never): unknown;
}

/** A deeply read-only type: that of an answer. */
export type Immutable<T> = T extends readonly unknown[] | object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

type Names = Readonly<Record<string, string>>;
type Swapped<N extends Names> = { readonly [K in keyof N as N[K]]: K & string };
type Renamed<T, N extends Names> = { readonly [K in keyof T as K extends keyof N ? N[K] : K]: T[K] };

/** Returns a wire that renames the properties in `names`; the others keep their names. */
export function wireNames<const N extends Names>(names: N) {
  const back = Object.fromEntries(Object.entries(names).map(([name, wire]) => [wire, name]));
  return {
    encode: <T extends object>(value: T) => rename(value, names) as Renamed<T, N>,
    decode: <T extends object>(message: T) => rename(message, back) as Renamed<T, Swapped<N>>,
  };
}

function rename(value: object, names: Names): object {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [valueOf(names, key) ?? key, part]));
}

/** A number that a message writes as null where it is not known, NaN. */
export const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
export const orNaN = (value: number | null): number => value ?? NaN;
