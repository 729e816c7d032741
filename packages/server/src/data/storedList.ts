import { Type, type Static } from 'typebox';
import type { Immutable } from '@trellis/contract';

const NamesSchema = Type.Array(Type.String());

/** A gene list as it is stored, in place of the inputs of a query. */
export const StoredListSchema = Type.Object({
  list: Type.Object({
    name: Type.String(),
    asked: Type.Object({
      genes: Type.Optional(NamesSchema),
      list: Type.Optional(Type.String()),
      part: Type.Optional(Type.String()),
      background: Type.Optional(NamesSchema),
    }),
    /** Id of the request whose result has the genes. */
    result: Type.Optional(Type.String()),
  }),
  /** Id of the request with which the list is deleted. */
  computedFrom: Type.Optional(Type.String()),
});
export type StoredList = Immutable<Static<typeof StoredListSchema>>['list'];
