import type { OrthologsView, OrthologType } from '@trellis/core/orthologs';
import { countOf, formatCount } from '../../../ui/numbers.ts';

/** Types of a pair of orthologs, in words. */
export const typeTexts: Readonly<Record<OrthologType, string>> = {
  one2one: 'one-to-one',
  one2many: 'one-to-many',
  many2one: 'many-to-one',
  many2many: 'many-to-many',
};

/** How much of a list can be carried over: `120 of 150 genes have orthologs in Yeast ...`, where `title` is the name of the species of an edition. */
export function orthologSentence(
  view: OrthologsView,
  { name, title }: { readonly name: string; readonly title: (edition: string) => string },
): string {
  const { listSize, mapped, one2one, one2many, many2one, unmapped, orthologCount, through, sources } = view;
  const inferred = through === null ? '' : ` The pairs are inferred through ${title(through)}.`;
  const from = sources.length > 0 ? ` Source: ${sources.join('; ')}.` : '';
  return (
    `${formatCount(mapped)} of ${countOf(listSize, 'gene')} ${mapped === 1 ? 'has' : 'have'} orthologs in ${name}, ` +
    `${countOf(orthologCount, 'gene')} there: ${formatCount(one2one)} one-to-one, ${formatCount(one2many)} with several orthologs, ` +
    `${formatCount(many2one)} that share one with other genes. ${formatCount(unmapped)} without orthologs.${inferred}${from}`
  );
}
