/** The encoded bytes of an `Answer`, whole or in pieces that are made of something of a size in bytes, which stays in memory until they are read. */
export type Encoded<Answer> = (Uint8Array | (AsyncIterable<Uint8Array> & { readonly holds?: number })) & {
  readonly answer?: Answer;
};

/** Whether a value is encoded already. */
export const isEncoded = (value: unknown): value is Encoded<unknown> =>
  typeof value === 'object' && value !== null && (value instanceof Uint8Array || Symbol.asyncIterator in value);
