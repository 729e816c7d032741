/** Address of the page of a gene. */
export const genePage = (gene: string): string => `/gene/${encodeURIComponent(gene)}`;

/** Address of the page with all hits of a search. */
export const searchPage = (text: string): string => `/search?${new URLSearchParams({ q: text }).toString()}`;

/** The name in the address of a gene or a guide; '' when it cannot be read. */
export function nameInPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.split('/')[2] ?? '');
  } catch {
    return '';
  }
}
