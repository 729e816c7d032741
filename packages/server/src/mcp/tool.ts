import { Type, type Static, type TObject, type TProperties } from 'typebox';
import type { Client } from '@trellis/client';
import type { Site } from '@trellis/contract';
import { rowLimits } from '@trellis/engine/text';

/** What a tool asks: the calls of one edition, and the addresses of its pages. */
export interface ToolSite {
  readonly client: Client;
  /** Address of a page that a person can open, from its path. */
  page(path: string): string;
  /** Facts about the data set. */
  readonly facts: Site;
}

/** A question that an assistant can ask. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What it answers and when to use it, for the assistant. */
  readonly description: string;
  readonly input: TObject;
  /** Answers in plain text. The arguments fit the schema. Throws `ApiError`. */
  answer(site: ToolSite, args: never): Promise<string>;
}

const shared = {
  rows: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: rowLimits.max,
      description: `a whole number of rows of each list, 1 to ${rowLimits.max}; default ${rowLimits.default}`,
    }),
  ),
  edition: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]{0,99}$',
      description: 'data set that is asked, the name of a species; by default that of the site',
    }),
  ),
};

/** Returns the schema of the arguments of a tool, which takes no others. */
const inputOf = <P extends TProperties>(properties: P) =>
  Type.Object({ ...properties, ...shared }, { additionalProperties: false });

/** Returns a tool with its precise arguments. */
export function tool<P extends TProperties>(
  definition: Omit<Tool, 'input' | 'answer'> & {
    readonly properties: P;
    answer(site: ToolSite, args: Static<ReturnType<typeof inputOf<P>>>): Promise<string>;
  },
): Tool {
  const { properties, ...rest } = definition;
  return { ...rest, input: inputOf(properties) };
}
