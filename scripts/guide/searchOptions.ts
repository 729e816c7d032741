/** How the guides are searched; the index and the page that reads it must agree. */
export const searchOptions = {
  fields: ['title', 'all'],
  storeFields: ['page', 'section', 'title', 'text'],
  searchOptions: { boost: { title: 4 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const },
};
