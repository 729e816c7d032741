/** Address of the page with all hits of a search. */
export const searchPage = (text: string): string => `/search?${new URLSearchParams({ q: text }).toString()}`;
