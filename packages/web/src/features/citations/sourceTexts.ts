import { groupBy } from '@trellis/core';
import { repositoryOf, type PartKind } from '@trellis/core/dataset';
import { formatCount } from '@trellis/core/formats';
import type { Source, SourcesView } from '@trellis/core/views';
import { countOf } from '../../ui/numbers.ts';

/** Headings for the parts of a data set. */
export const partTitles: Readonly<Record<PartKind, readonly [one: string, many: string]>> = {
  list: ['Gene list', 'Gene lists'],
  network: ['Target network', 'Target networks'],
  edges: ['Additional edges', 'Additional edges'],
};

/** What identifies a source: its DOI, its PMID or its address. */
export const identifierOf = ({ doi, pmid, url }: Pick<Source, 'doi' | 'pmid' | 'url'>): string =>
  (doi && `doi:${doi}`) || (pmid && `PMID ${pmid}`) || addressText(url);

/** An address as it is shown: of a file on GitHub its repository, since the commit is next to it. */
function addressText(url: string): string {
  const repository = repositoryOf(url);
  return repository ? `github.com/${repository}` : url;
}

/** The name of a source: its citation, or else what identifies it. */
export const sourceName = (source: Source): string => source.citations.join('; ') || identifierOf(source);

/** What the data set has from a source, as sentences: `568 analyses of 387 TFs (DAPSeq).`, `Gene list: heat.` */
export function sourceSentences({ analyses, tfs, technologies, parts }: Source): string[] {
  const counts = technologies.map(([technology, count]) => `${formatCount(count)} ${technology}`);
  const kinds = technologies.length === 1 ? ` (${technologies[0][0]})` : `: ${counts.join(', ')}`;
  const counted = `${countOf(analyses.length, 'analysis', 'analyses')} of ${countOf(tfs, 'TF')}${kinds}.`;
  const byKind = [...groupBy(parts, ({ kind }) => kind)].map(([kind, some]) => {
    const [one, many] = partTitles[kind];
    return `${some.length === 1 ? one : many}: ${some.map(({ name }) => name).join(', ')}.`;
  });
  return analyses.length ? [counted, ...byKind] : byKind;
}

/** How many of all analyses name a source: `716 of 721 analyses name their source; there are 18 sources.` */
export function coverageSentence({ sources, without }: SourcesView): string {
  const named = new Set(sources.flatMap(({ analyses }) => analyses)).size;
  const all = countOf(named + without.length, 'analysis', 'analyses');
  return `${formatCount(named)} of ${all} name their source; there are ${countOf(sources.length, 'source')}.`;
}

/** A recipe with its version, which is the last word of its text: `nitrate-lists, version 2`. */
export const recipeText = (recipe: string): string => recipe.replace(/ (\d\S*)$/, ', version $1');
