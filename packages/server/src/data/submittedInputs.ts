import { Type, type Static } from 'typebox';
import type { Immutable } from '@trellis/contract';

const TextsByKeySchema = Type.Record(Type.String(), Type.String());

/** What a person decided about a file: answers by the codes of questions, roles by the numbers of columns. */
const ChoicesSchema = Type.Object({
  answers: Type.Optional(TextsByKeySchema),
  chosen: Type.Optional(TextsByKeySchema),
});

const TextInputSchema = Type.Object({
  name: Type.String(),
  text: Type.String(),
  choices: Type.Optional(ChoicesSchema),
});

/** An analysis that a user brought: the name of its file, and what the user said about it. */
const OwnDescriptionSchema = Type.Object({
  name: Type.String(),
  metadata: Type.Record(Type.String(), Type.String()),
});

/** The inputs of a query as they are stored; `predefined` says which form fields are predefined lists. */
export const SubmittedInputsSchema = Type.Object({
  inputs: Type.Object({
    query: Type.String(),
    edges: Type.Array(Type.String()),
    targetGenes: Type.Optional(TextInputSchema),
    filterTfs: Type.Optional(TextInputSchema),
    targetNetwork: Type.Optional(
      Type.Object({ ...TextInputSchema.properties, header: Type.Optional(Type.Boolean()) }),
    ),
    background: Type.Optional(TextInputSchema),
  }),
  predefined: Type.Record(Type.String(), Type.Boolean()),
  /** The analyses that the user brought; their files are stored next to the request. */
  own: Type.Optional(Type.Array(OwnDescriptionSchema)),
  /** Id of the request that has these files, if it is another one. */
  ownFrom: Type.Optional(Type.String()),
  /** Id of the request that this one computes on newer data. */
  computedFrom: Type.Optional(Type.String()),
  /** Whether no user can revise it: it is computed from an example of the site. */
  isReadOnly: Type.Optional(Type.Boolean()),
});
export type OwnDescription = Immutable<Static<typeof OwnDescriptionSchema>>;
export type SubmittedInputs = Immutable<Static<typeof SubmittedInputsSchema>>;
