/** Address of the page of a gene. */
export const genePage = (gene: string): string => `/gene/${encodeURIComponent(gene)}`;

/** The name in the address of a gene page; '' when it cannot be read. */
export function geneInPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.split('/')[2] ?? '');
  } catch {
    return '';
  }
}
