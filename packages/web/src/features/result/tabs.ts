/** The views of a result, in the order of their tabs. */
export const tabs = [
  { path: 'summary', name: 'Summary' },
  { path: 'table', name: 'Table' },
  { path: 'meta', name: 'Metadata' },
  { path: 'network', name: 'Network' },
  { path: 'target', name: 'Target List Enrichment' },
  { path: 'motif', name: 'Motif Enrichment' },
  { path: 'functions', name: 'Functions' },
  { path: 'analysis', name: 'Gene Set Enrichment' },
  { path: 'sungear', name: 'Sungear' },
  { path: 'bound', name: 'Bound and Regulated' },
] as const;
