/** The attributes of an R value, e.g. `names`, `class` and `levels`. */
export type RAttributes = ReadonlyMap<string, RValue>;

/** A value of R as far as tables need it. NA is null in texts, `naInteger` in integers and logicals, and a NaN in reals. */
export type RValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'texts'; readonly values: readonly (string | null)[]; readonly attributes: RAttributes }
  | { readonly kind: 'integers' | 'logicals'; readonly values: Int32Array; readonly attributes: RAttributes }
  | { readonly kind: 'reals'; readonly values: Float64Array; readonly attributes: RAttributes }
  | { readonly kind: 'list'; readonly values: readonly RValue[]; readonly attributes: RAttributes }
  | { readonly kind: 'symbol'; readonly name: string }
  | {
      readonly kind: 'pairs';
      readonly pairs: readonly RPair[];
      readonly tail: RValue;
      readonly attributes: RAttributes;
    }
  /** A function, an environment or another value that a table cannot hold. */
  | { readonly kind: 'other' };

/** An element of a pairlist; `tag` is '' without a name. */
export interface RPair {
  readonly tag: string;
  readonly value: RValue;
}

/** NA of integers and logicals: the smallest integer of 32 bits. */
export const naInteger = -(2 ** 31);

export const noAttributes: RAttributes = new Map();

export const nullValue: RValue = { kind: 'null' };

export const otherValue: RValue = { kind: 'other' };

export const attributesOf = (value: RValue): RAttributes => ('attributes' in value ? value.attributes : noAttributes);

/** The texts of a value; none if it does not hold texts. */
export const textsOf = (value: RValue | undefined): readonly (string | null)[] =>
  value?.kind === 'texts' ? value.values : [];

/** Whether R sees a value as one of a class. */
export const hasClass = (value: RValue, name: string): boolean =>
  textsOf(attributesOf(value).get('class')).includes(name);
