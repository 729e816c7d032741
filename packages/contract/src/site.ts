import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/site.ts';

export type ListedEdition = Immutable<Static<typeof schemas.ListedEditionSchema>>;

type SiteMessage = Immutable<Static<typeof schemas.SiteSchema>>;

/** Facts about the edition for the pages. */
export interface Site extends Omit<
  SiteMessage,
  | 'id_examples'
  | 'named_queries'
  | 'default_tf'
  | 'example_ids'
  | 'quick_search'
  | 'gene_links'
  | 'data_types'
  | 'issues_url'
  | 'guide_edit_url'
  | 'embed_origins'
  | 'example_queries'
  | 'home_question'
> {
  readonly idExamples: SiteMessage['id_examples'];
  readonly namedQueries: SiteMessage['named_queries'];
  /** Id of the first example TF. */
  readonly defaultTf: SiteMessage['default_tf'];
  readonly exampleIds: SiteMessage['example_ids'];
  readonly quickSearch: SiteMessage['quick_search'];
  readonly geneLinks: SiteMessage['gene_links'];
  readonly dataTypes: SiteMessage['data_types'];
  readonly issuesUrl: SiteMessage['issues_url'];
  readonly embedOrigins: SiteMessage['embed_origins'];
  readonly guideEditUrl: SiteMessage['guide_edit_url'];
  readonly exampleQueries: SiteMessage['example_queries'];
  readonly homeQuestion: SiteMessage['home_question'];
}

const siteWire: Wire<Site, SiteMessage> = wireNames({
  idExamples: 'id_examples',
  namedQueries: 'named_queries',
  defaultTf: 'default_tf',
  exampleIds: 'example_ids',
  quickSearch: 'quick_search',
  geneLinks: 'gene_links',
  dataTypes: 'data_types',
  issuesUrl: 'issues_url',
  guideEditUrl: 'guide_edit_url',
  embedOrigins: 'embed_origins',
  exampleQueries: 'example_queries',
  homeQuestion: 'home_question',
});

export const readSite = route<typeof schemas.readSite>()({
  method: 'GET',
  path: '/api/site/',
  wire: siteWire,
});

export const readEditions = route<typeof schemas.readEditions>()({
  method: 'GET',
  path: '/api/editions/',
});
