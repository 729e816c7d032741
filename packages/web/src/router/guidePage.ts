/** The name in the address of a guide; '' when it cannot be read. */
export function guideInPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.split('/')[2] ?? '');
  } catch {
    return '';
  }
}
