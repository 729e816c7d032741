import { Type } from 'typebox';
import type { Client } from '@trellis/client';
import type { BodyOf, createGeneList, GeneListDescription } from '@trellis/contract';
import { geneListProperties } from '@trellis/contract/schemas';
import { storedId } from './storedId.ts';

/** The genes that a tool asks about: also a list of the user's own, by the address of its page. */
export const listProperties = {
  ...geneListProperties,
  list: Type.Optional(
    Type.String({
      maxLength: 500,
      description:
        'name of a predefined gene list, or the address (or id) of a list of your own on the site, in place of `genes`',
    }),
  ),
};

/** Opens the list of an address, or stores the genes, so that the answer has a page. */
export async function openList(
  client: Client,
  { genes, list, part, background }: Pick<BodyOf<typeof createGeneList>, keyof typeof geneListProperties>,
): Promise<GeneListDescription> {
  const id = list == null ? undefined : storedId(list);
  if (id === undefined) return client.createGeneList({ body: { genes, list, part, background } });
  const stored = await client.readGeneList({ params: { id } });
  if (background == null) return stored;
  return client.createGeneList({ body: { genes: Array.from(stored.genes, ({ id: gene }) => gene), background } });
}
