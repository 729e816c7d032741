import { Type, type Static } from 'typebox';
import type { Immutable } from '@trellis/contract';

const TextInputSchema = Type.Object({ name: Type.String(), text: Type.String() });

/** The inputs of a query as they are stored; `predefined` says which form fields are predefined lists. */
export const SubmittedInputsSchema = Type.Object({
  inputs: Type.Object({
    query: Type.String(),
    edges: Type.Array(Type.String()),
    targetGenes: Type.Optional(TextInputSchema),
    filterTfs: Type.Optional(TextInputSchema),
    targetNetwork: Type.Optional(Type.Object({ name: Type.String(), text: Type.String(), header: Type.Boolean() })),
    background: Type.Optional(TextInputSchema),
  }),
  predefined: Type.Record(Type.String(), Type.Boolean()),
});
export type SubmittedInputs = Immutable<Static<typeof SubmittedInputsSchema>>;
