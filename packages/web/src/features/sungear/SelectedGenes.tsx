import { valueOf } from '@trellis/core';
import type { SungearAnswer } from '@trellis/contract';
import { useMemo, useRef } from 'react';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { AnalyzeGenesButton } from '../../ui/AnalyzeGenesButton.tsx';
import { GeneLink } from '../../ui/GeneLink.tsx';
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

/** The genes of the selected groups. */
export function SelectedGenes({ request, sungear, genes, search }: Props) {
  const analysis = useGeneAnalysis();
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
      {matching.size > 0 && (
        <p className={styles.found} role="status">
          {formatCount(matching.size)} of them {matching.size === 1 ? 'matches' : 'match'}: a search selects whole
          groups.
        </p>
      )}
      <GeneRows sungear={sungear} genes={genes} matching={matching} />
    </div>
  );
}

const rowHeight = 50;

interface RowsProps extends Omit<Props, 'request' | 'search'> {
  readonly matching: ReadonlySet<string>;
}

function GeneRows({ sungear, genes, matching }: RowsProps) {
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
              <small>{name}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
