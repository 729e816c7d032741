import { posix } from 'node:path';

/** Folder of the guides, from the root of the repository. */
const guideFolder = 'docs/guide';

/** Where a link of a guide leads on the site: to an address, or to a file that only the repository has. */
export type Target = { readonly address: string } | { readonly file: string };

/** The target of a link in a guide, e.g. `errors.md#errors` leads to `/guide/errors#errors`. */
export function targetOf(href: string): Target {
  if (/^(?:https?:|mailto:|#|\/)/.test(href)) return { address: href };
  const [path, fragment] = href.split('#', 2);
  const file = posix.join(guideFolder, path);
  const [, page] = /^docs\/guide\/([\w-]+)\.md$/.exec(file) ?? [];
  if (page === undefined) return { file };
  return { address: `/guide/${page}${fragment ? `#${fragment}` : ''}` };
}

/** The file of the repository that an image of a guide names. */
export const imageFile = (src: string): string => posix.join(guideFolder, src);
