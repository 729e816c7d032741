import { countOf } from '@trellis/core/formats';
import type { Preview } from './usePreview.ts';

/** A preview in one sentence: `9 analyses of 5 TFs, 22,018 target genes`, or why there is nothing. */
export function previewText(preview: Preview): string {
  if ('nothing' in preview)
    return `No result: ${preview.nothing.replace(/^empty query(: )?/, '') || 'nothing is left'}`;
  const { analyses, tfs, targets } = preview.counts;
  return `${countOf(analyses, 'analysis', 'analyses')} of ${countOf(tfs, 'TF')}, ${countOf(targets, 'target gene')}`;
}
