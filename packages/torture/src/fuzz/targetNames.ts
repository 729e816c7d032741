/** The targets, each in the file of its name. */
export const targetNames = [
  'query',
  'gene-lists',
  'network',
  'own-analyses',
  'analyses',
  'gaf',
  'obo',
  'workbook',
  'archive',
  'own-table',
  'metadata',
  'sidecar',
  'edges',
  'orthologs',
  'tables',
  'sources',
] as const;

/** The name of a target's export: `gene-lists` is `geneLists`. */
export const exportOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
