import { shownSymbol } from '@trellis/core/formats';
import { Button } from '../../ui/Button.tsx';
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { navigate } from '../../router/location.ts';
import { withBase, withoutBase } from '../../router/base.ts';
import { genePage } from '../../router/pageAddresses.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/toolIcons.tsx';
import { GeneOrderSelect, orderGenes, type GeneOrder, type ListedCounts } from './GeneOrderSelect.tsx';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { countOf } from '../../ui/numbers.ts';
import { joinLines, saveLines } from '../exports/saveFile.ts';
import styles from './GeneIdList.module.css';

/** Saves genes as a list of the user. */
export interface GeneSaving {
  /** Names of the saved lists. */
  readonly taken: readonly string[];
  readonly problemOf: (name: string) => string | undefined;
  readonly save: (name: string, genes: readonly string[]) => void;
}

interface Props {
  /** What the genes are, e.g. `Genes in common`. */
  readonly label: string;
  readonly genes: readonly string[];
  /** Name of the exported file. */
  readonly file: string;
  readonly saving: GeneSaving;
  /** Shown next to each gene once they are there. */
  readonly counts: ListedCounts | undefined;
  /** Text of the box without any gene. */
  readonly none: string;
  /** Symbols by id, which are shown next to the ids. */
  readonly symbols?: ReadonlyMap<string, string>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/**
 * Gene ids to read, copy, export, or save as a list, in the order given or with the most specific first; each leads to the page
 * of its gene.
 */
export function GeneIdList({ label, genes: given, symbols, file, saving, counts, none, children }: Props) {
  const [order, setOrder] = useState<GeneOrder>('given');
  const genes = useMemo(() => orderGenes(given, order, counts), [given, order, counts]);
  const [naming, setNaming] = useState(false);
  const [saved, setSaved] = useState<string>();
  const text = joinLines(genes);
  const save = (name: string) => {
    saving.save(name, genes);
    setSaved(name);
  };
  return (
    <>
      {counts && genes.length > 0 && <GeneOrderSelect order={order} onChoose={setOrder} />}
      <div className={styles.genes} tabIndex={0} role="region" aria-label={label}>
        {genes.length > 0 ? <GeneLines genes={genes} symbols={symbols} counts={counts} /> : none}
      </div>
      <p role="status">
        {saved !== undefined && `${countOf(genes.length, 'gene')} saved as ${saved}, which the query page now lists.`}
      </p>
      <div className={styles.buttons}>
        <CopyButton icon={<Copy />} label="Copy" text={() => text} />
        <Button variant="default" disabled={!genes.length} onClick={() => saveLines(file, genes)}>
          Export
        </Button>
        <Button
          variant="default"
          title="Save as a temporary list"
          disabled={!genes.length}
          onClick={() => setNaming(true)}
        >
          Save
        </Button>
        {children}
      </div>
      {naming && (
        <NameDialog
          title="Name Your Gene List"
          taken={saving.taken}
          problemOf={saving.problemOf}
          onSave={save}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** A line per gene below its column heads. One handler opens the pages, since there can be all genes of an edition. */
function GeneLines({ genes, symbols, counts }: Pick<Props, 'genes' | 'symbols' | 'counts'>) {
  const open = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(withoutBase(link.pathname));
  };
  return (
    <div role="presentation" onClick={open}>
      {counts && (
        <div className={`${styles.line} ${styles.head}`}>
          <span>Gene</span>
          <span>Bound By (of {counts.binding} TFs)</span>
          <span>Regulated By (of {counts.expression} TFs)</span>
        </div>
      )}
      {genes.map((gene) => (
        <div key={gene} className={styles.line}>
          <span>
            <a href={withBase(genePage(gene))}>{gene}</a>
            {shownSymbol(symbols?.get(gene) ?? '') && <em> {symbols?.get(gene)}</em>}
          </span>
          {counts && <Counts {...counts.of(gene)} />}
        </div>
      ))}
    </div>
  );
}

const Counts = ({ boundBy, regulatedBy }: ReturnType<ListedCounts['of']>) => (
  <>
    <span>{boundBy}</span>
    <span>{regulatedBy}</span>
  </>
);
