import { readEditions, readSite, type ListedEdition, type Site } from '@trellis/contract';
import { orthologEditions } from '@trellis/core/orthologs';
import { embedOriginsOf } from '../embed/embedHeaders.ts';
import { editionFor, type CallContext, type CallSettings } from '../context.ts';
import type { Edition } from '../../data/editions.ts';
import type { Router } from '../router.ts';
import { siteFacts, type SiteFacts } from '../siteFacts.ts';

export function siteRoutes(router: Router, context: CallContext): void {
  router.mount(readSite, async (call) => {
    const edition = await editionFor(context, call);
    const facts = context.siteFacts?.(edition.name) ?? (await countedFacts(context, edition));
    return siteAnswer(context, edition, facts);
  });
  router.mount(readEditions, async () => (await context.editions.sites()).map(listed));
}

/** What a site says about itself: the facts of its data set, and what depends on the other editions and the settings. */
export async function siteAnswer(
  { editions, config }: Pick<CallContext, 'editions' | 'config'>,
  edition: Edition,
  facts: SiteFacts,
): Promise<Site> {
  const others = (await editions.all()).filter(({ name }) => name !== edition.name);
  const orthologs = orthologEditions(edition, others);
  return { ...facts, orthologs, editions: (await editions.sites()).map(listed), ...linksOf(config) };
}

const countedFacts = async ({ datasets }: Pick<CallContext, 'datasets'>, edition: Edition): Promise<SiteFacts> =>
  siteFacts((await datasets.current(edition.name)).dataset, edition);

/** An edition in a menu. */
const listed = ({ name, title, settings: { species = '', hosts = [] } }: Edition): ListedEdition => ({
  name,
  title,
  species,
  host: hosts.find((host) => host.includes('.')) ?? '',
  labels: hosts.filter((host) => !host.includes('.')),
});

/** Addresses for users, from the settings. */
const linksOf = ({
  issuesUrl = '',
  embedOrigins,
  guideEditUrl = '',
  contactEmail = '',
  repositoryUrl = '',
  paperUrl = '',
}: CallSettings) => ({
  issuesUrl,
  embedOrigins: embedOriginsOf(embedOrigins),
  guideEditUrl,
  contact: { email: contactEmail, repository: repositoryUrl, paper: paperUrl },
});
