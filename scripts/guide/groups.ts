/** The guides in their order on the site, by who reads them. A page that is not named here comes last. */
export const groups: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  {
    title: 'Ask and read',
    pages: ['query-language', 'gene-lists', 'own-data', 'network', 'statistics', 'versions', 'glossary', 'errors'],
  },
  {
    title: 'Scripts and files',
    pages: [
      'command-line',
      'pipelines',
      'clients',
      'batch',
      'downloads',
      'releases',
      'assistants',
      'mcp',
      'embeds',
      'file-formats',
    ],
  },
  {
    title: 'Run a site',
    pages: [
      'deploy',
      'host-without-a-server',
      'sizing',
      'configuration',
      'runbook',
      'recipes',
      'new-species',
      'scale',
    ],
  },
  { title: 'How Trellis works', pages: ['behavior', 'architecture', 'add-a-view'] },
];

/** Title of the group of the pages that no group names. */
export const otherGroup = 'More';
