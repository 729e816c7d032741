/** Editions that are filled at the first start: the species, and one for trials. */
export const startEditions = ['arabidopsis', 'maize', 'rice', 'development'];
