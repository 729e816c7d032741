import type { SungearAnswer } from '@trellis/contract';
import { useRef } from 'react';
import { countOf } from '../../ui/numbers.ts';
import { useVirtual } from '../../ui/useVirtual.ts';
import styles from './SungearPanel.module.css';

interface Props {
  readonly genes: readonly string[];
  readonly annotation: SungearAnswer['gene_annotation'];
  /** What was searched for: genes that match stand out. */
  readonly sought: string;
}

const rowHeight = 50;

/** The genes of the selected circles. */
export function SelectedGenes({ genes, annotation, sought }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtual({
    count: genes.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const wanted = sought.trim().toLowerCase();
  const matches = (gene: string) =>
    wanted !== '' &&
    [gene, annotation[gene]?.symbol ?? '', annotation[gene]?.name ?? ''].some((text) =>
      text.toLowerCase().includes(wanted),
    );
  return (
    <div className={styles.genes}>
      <h3>{countOf(genes.length, 'gene')} selected</h3>
      <div ref={frame} className={styles.list} tabIndex={0} role="region" aria-label="Selected genes">
        {genes.length === 0 && (
          <p className={styles.hint}>Click circles, corners or columns to select their genes.</p>
        )}
        <ul style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const gene = genes[index];
            const { symbol = '', name = '' } = annotation[gene] ?? {};
            return (
              <li key={gene} style={{ transform: `translateY(${start}px)` }} data-match={matches(gene) || undefined}>
                <span>
                  {gene} {symbol && <em>({symbol})</em>}
                </span>
                <small>{name}</small>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
