/** Returns the keys of an object that has no others than its type says. */
export const keysOf = <T extends object>(value: T): (keyof T & string)[] =>
  Object.keys(value) as (keyof T & string)[];
