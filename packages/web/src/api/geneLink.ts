import type { Site } from '@trellis/contract';

/** Where a gene is described outside: the first database of the edition whose ids look like this one. */
export function geneLink(id: string, links: Site['geneLinks']): { name: string; url: string } | undefined {
  const link = links.find(({ pattern }) => new RegExp(pattern, 'i').test(id));
  return link && { name: link.name, url: link.url.replace('{id}', encodeURIComponent(id)) };
}
