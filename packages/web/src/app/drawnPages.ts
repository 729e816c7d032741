const paths: readonly string[] = ['/', '/tutorial', '/citations', '/guide'];
const genePage = /^\/gene\/[^/]+$/;
const guidePage = /^\/guide\/[^/]+$/;

/** Whether the server draws the first view of the page at a path; of all other pages it draws the frame. */
export const isDrawnByServer = (path: string): boolean =>
  paths.includes(path) || genePage.test(path) || guidePage.test(path);
