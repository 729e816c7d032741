import { Link } from 'react-router';
import { searchOf, useRequestRef } from '../../api/requestRef.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

const views: Readonly<Record<string, readonly [title: string, will: string]>> = {
  meta: ['Metadata', 'the metadata of every analysis in the result, side by side'],
  network: [
    'Network',
    'the edges, TFs and targets of the result as a network, and how well a predicted network fits',
  ],
  target: ['Target List Enrichment', 'whether the targets of each analysis are enriched in your gene lists'],
  motif: ['Motif Enrichment', 'which motifs are enriched near the targets of each analysis'],
  analysis: ['Gene Set Enrichment', 'whether the analyses share more or fewer targets than chance, pair by pair'],
  sungear: ['Sungear', 'which genes are shared by which analyses, in one diagram'],
};

/** A view of a result that is not built yet and says so. */
export function ComingView({ view }: { readonly view: string }) {
  const search = searchOf(useRequestRef());
  const [title, will] = views[view] ?? [view, ''];
  return (
    <EmptyState title={`${title}: not built yet`}>
      <title>{`${title} - Trellis`}</title>
      <p>It will show {will}.</p>
      <p>
        This result can be read as a <Link to={`/result/summary${search}`}>summary</Link> and as a{' '}
        <Link to={`/result/table${search}`}>table</Link>.
      </p>
    </EmptyState>
  );
}
