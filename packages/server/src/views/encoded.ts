/** The encoded bytes of an `Answer`, whole or in pieces. */
export type Encoded<Answer> = (Uint8Array | AsyncIterable<Uint8Array>) & { readonly answer?: Answer };

/** Whether a value is encoded already. */
export const isEncoded = (value: unknown): value is Encoded<unknown> =>
  typeof value === 'object' && value !== null && (value instanceof Uint8Array || Symbol.asyncIterator in value);
