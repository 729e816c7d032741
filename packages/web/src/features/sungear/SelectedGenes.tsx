import { valueOf } from '@trellis/core';
import type { SungearAnswer } from '@trellis/contract';
import { useMemo, useRef, useState } from 'react';
import { useGeneCounts } from '../../api/gene.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { AnalyzeGenesButton } from '../../shared/genes/AnalyzeGenesButton.tsx';
import { GeneLink } from '../../shared/genes/GeneLink.tsx';
import {
  GeneOrderSelect,
  orderGenes,
  type GeneOrder,
  type ListedCounts,
} from '../../shared/genes/GeneOrderSelect.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { useVirtual } from '../../ui/useVirtual.ts';
import { matcherOf, type GeneSearch } from './selection.ts';
import styles from './SungearPanel.module.css';

interface Props {
  /** Id of the request of the diagram. */
  readonly request: string;
  readonly sungear: SungearAnswer;
  readonly genes: readonly string[];
  /** Genes that match it are highlighted. */
  readonly search: GeneSearch;
}

/** The genes of the selected groups, in the order of the groups or with the most specific first. */
export function SelectedGenes({ request, sungear, genes, search }: Props) {
  const analysis = useGeneAnalysis();
  const counts = useGeneCounts();
  const [order, setOrder] = useState<GeneOrder>('given');
  const ordered = useMemo(() => orderGenes(genes, order, counts), [genes, order, counts]);
  const matching = useMemo(() => new Set(genes.filter(matcherOf(sungear, search))), [sungear, genes, search]);
  return (
    <div className={styles.genes}>
      <h3>{countOf(genes.length, 'gene')} selected</h3>
      {genes.length > 0 && (
        <div>
          <AnalyzeGenesButton
            analysis={analysis}
            size="xs"
            onClick={() =>
              analysis.analyze({ genes: [...genes], name: 'Genes selected in Sungear', result: request })
            }
          />
        </div>
      )}
      {counts && genes.length > 0 && <GeneOrderSelect order={order} onChoose={setOrder} />}
      {matching.size > 0 && (
        <p className={styles.found} role="status">
          {formatCount(matching.size)} of them {matching.size === 1 ? 'matches' : 'match'}: a search selects whole
          groups.
        </p>
      )}
      <GeneRows sungear={sungear} genes={ordered} matching={matching} counts={counts} />
    </div>
  );
}

/** In pixels: the id above numbers of TFs and the name. */
const rowHeight = 50;

interface RowsProps extends Omit<Props, 'request' | 'search'> {
  readonly matching: ReadonlySet<string>;
  /** Undefined until they are loaded. */
  readonly counts: ListedCounts | undefined;
}

function GeneRows({ sungear, genes, matching, counts }: RowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtual({
    count: genes.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    <div ref={frame} className={styles.list} tabIndex={0} role="region" aria-label="Selected genes">
      {genes.length === 0 && <p className={styles.hint}>Click circles, corners or columns to select their genes.</p>}
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const gene = genes[index];
          const { symbol = '', name = '' } = valueOf(sungear.geneAnnotation, gene) ?? {};
          return (
            <li
              key={gene}
              style={{ transform: `translateY(${start}px)` }}
              data-match={matching.has(gene) || undefined}
            >
              <span>
                <GeneLink id={gene} symbol={symbol} />
              </span>
              <small title={[counts && countsSentence(counts, gene), name].filter(Boolean).join('\n')}>
                {[counts && countsText(counts, gene), name].filter(Boolean).join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** `bound 3/419, regulated 12/85`, without what the data set has no TFs for. */
function countsText({ binding, expression, of }: ListedCounts, gene: string): string {
  const { boundBy, regulatedBy } = of(gene);
  const bound = binding > 0 && `bound ${formatCount(boundBy)}/${formatCount(binding)}`;
  const regulated = expression > 0 && `regulated ${formatCount(regulatedBy)}/${formatCount(expression)}`;
  return [bound, regulated].filter(Boolean).join(', ');
}

/** The same in words: `bound by 3 of 419 TFs, regulated by 12 of 85 TFs`. */
function countsSentence({ binding, expression, of }: ListedCounts, gene: string): string {
  const { boundBy, regulatedBy } = of(gene);
  const bound = binding > 0 && `bound by ${formatCount(boundBy)} of ${countOf(binding, 'TF')}`;
  const regulated = expression > 0 && `regulated by ${formatCount(regulatedBy)} of ${countOf(expression, 'TF')}`;
  return [bound, regulated].filter(Boolean).join(', ');
}
