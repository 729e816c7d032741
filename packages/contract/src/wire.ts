/**
 * How a value of ours is written in an answer, and read back. The names of an answer are those that clients of the API
 * have known for years (`total_rows`); everywhere else a property has its TypeScript name (`totalRows`).
 */
export interface Wire<Value, Message> {
  encode(value: Value): Message;
  decode(message: Message): Value;
}

/** A wire of any value. */
export interface AnyWire {
  encode(value: never): unknown;
  decode(message: never): unknown;
}

/** All the way down what cannot be changed: the type of an answer. */
export type Immutable<T> = T extends readonly unknown[] | object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

type Names = Readonly<Record<string, string>>;
type Swapped<N extends Names> = { readonly [K in keyof N as N[K]]: K & string };
type Renamed<T, N extends Names> = { readonly [K in keyof T as K extends keyof N ? N[K] : K]: T[K] };

/** Renames the properties of one object both ways; the ones that `names` leaves out keep their names. */
export function wireNames<const N extends Names>(names: N) {
  const back = Object.fromEntries(Object.entries(names).map(([name, wire]) => [wire, name]));
  return {
    encode: <T extends object>(value: T) => rename(value, names) as Renamed<T, N>,
    decode: <T extends object>(message: T) => rename(message, back) as Renamed<T, Swapped<N>>,
  };
}

function rename(value: object, names: Names): object {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [names[key] ?? key, part]));
}
