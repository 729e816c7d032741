/** Maximum number of names in a list, and in a background. */
export const maxListNames = 100_000;

/** Maximum number of names of genes per call; a longer list needs several calls. */
export const maxGeneNames = 20_000;

/** Maximum length of the name of a gene list. */
export const maxListNameLength = 200;

/** Maximum number of analyses whose targets in a list are read at once. */
export const maxListAnalyses = 100;

/** Maximum number of names of a query per call. */
export const maxQueryNames = 100;

/** Maximum number of TFs whose targets are compared. */
export const maxComparedTfs = 1000;

/** Maximum length of a search text. */
export const maxSearchLength = 200;

/** Maximum number of hits of a search of each kind in one answer, and the number without a choice. */
export const searchLimits = { max: 100, default: 10 } as const;
