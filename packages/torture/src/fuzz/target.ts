/** A reader of the product under test, with what a good answer to any bytes is. */
export interface Target {
  /** Name on the command line, and of its corpus. */
  readonly name: string;
  /** Words and signs of the format, which changes of an input insert. */
  readonly tokens: readonly (string | Uint8Array)[];
  /** Sound inputs to begin with. */
  readonly seeds: readonly (string | Uint8Array)[];
  /**
   * Reads an input. May throw a `TrellisError`: the input is refused. Anything else that it throws is a defect, also an
   * `Error` of a check of its own, such as a text that is not the same when it is written and read again.
   */
  readonly run: (bytes: Uint8Array) => void | Promise<void>;
}

/** The text of an input; bytes that are not UTF-8 become replacement characters. */
export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Throws unless two values have the same JSON. */
export function requireSame(what: string, before: unknown, after: unknown): void {
  const [first, second] = [before, after].map((value) => JSON.stringify(value, plain));
  if (first !== second)
    throw new Error(`${what} is not the same\n${first.slice(0, 400)}\nbecame\n${second.slice(0, 400)}`);
}

/** Numbers that JSON cannot write, and typed arrays, as texts and lists. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof Map) return [...value];
  return ArrayBuffer.isView(value) ? Array.from(value as Uint8Array, (one) => plain('', one)) : value;
}
