import type { Site } from '@trellis/contract';

/** Page of a gene in another database: the first database of the edition whose ids have this form. */
export function geneLink(id: string, links: Site['geneLinks']): { name: string; url: string } | undefined {
  const link = links.find(({ pattern }) => new RegExp(pattern, 'i').test(id));
  return link && { name: link.name, url: link.url.replace('{id}', encodeURIComponent(id)) };
}
