import { Type } from 'typebox';

/** The parts of the schema of recipes that several places use. */
export const text = Type.String({ minLength: 1 });
export const number = Type.Number();
export const columns = Type.Array(text, { minItems: 1 });
export const texts = Type.Union([text, columns]);
/** A text in which `{column}` means the cell of that column. */
export const template = Type.String();
export const closed = { additionalProperties: false };

/** The texts of cells; '' is an empty one. */
export const cells = Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1 })]);

/** The name of an edition. */
export const edition = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
