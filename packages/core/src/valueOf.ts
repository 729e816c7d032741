/**
 * The value that an object itself holds for a key; undefined for a key that it only inherits, such as `constructor`. Every word
 * that a user wrote is looked up with it, or in a Map.
 */
export const valueOf = <V>(values: Readonly<Record<string, V>>, key: string): V | undefined =>
  // own value: the object has it itself
  Object.hasOwn(values, key) ? values[key] : undefined;
