import { Button } from './Button.tsx';
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { genePage } from '../router/genePage.ts';
import { CopyButton } from './CopyButton.tsx';
import { Copy } from './toolIcons.tsx';
import { NameDialog } from './NameDialog.tsx';
import { countOf } from './numbers.ts';
import { joinLines, saveLines } from './saveFile.ts';
import { Select } from './Select.tsx';
import styles from './GeneIdList.module.css';

/** Saves genes as a list of the user. */
export interface GeneSaving {
  /** Names of the saved lists. */
  readonly taken: readonly string[];
  readonly problemOf: (name: string) => string | undefined;
  readonly save: (name: string, genes: readonly string[]) => void;
}

/** How many TFs of the data set bind and regulate genes. */
export interface ListedCounts {
  readonly binding: number;
  readonly expression: number;
  readonly of: (gene: string) => { readonly boundBy: number; readonly regulatedBy: number };
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
  const [order, setOrder] = useState<Order>('given');
  const genes = useMemo(() => inOrder(given, order, counts), [given, order, counts]);
  const [naming, setNaming] = useState(false);
  const [saved, setSaved] = useState<string>();
  const text = joinLines(genes);
  const save = (name: string) => {
    saving.save(name, genes);
    setSaved(name);
  };
  return (
    <>
      {counts && genes.length > 0 && <OrderChoice order={order} onChoose={setOrder} />}
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
        <Button variant="default" disabled={!genes.length} onClick={() => setNaming(true)}>
          Save as list
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

type Order = 'given' | 'boundBy' | 'regulatedBy';

const orders: readonly { readonly value: Order; readonly label: string }[] = [
  { value: 'given', label: 'As listed' },
  { value: 'boundBy', label: 'Most specific first: fewest TFs that bind' },
  { value: 'regulatedBy', label: 'Most specific first: fewest TFs that regulate' },
];

/** The genes by rising number of TFs; equal ones by the other number, then as given. */
function inOrder(genes: readonly string[], order: Order, counts: ListedCounts | undefined): readonly string[] {
  if (order === 'given' || !counts) return genes;
  const other = order === 'boundBy' ? 'regulatedBy' : 'boundBy';
  const keyed = genes.map((gene) => ({ gene, ...counts.of(gene) }));
  return keyed.sort((a, b) => a[order] - b[order] || a[other] - b[other]).map(({ gene }) => gene);
}

const OrderChoice = ({ order, onChoose }: { readonly order: Order; readonly onChoose: (order: Order) => void }) => (
  <Select
    label="Order"
    value={order}
    data={orders}
    onChange={({ currentTarget }) => {
      const chosen = orders.find(({ value }) => value === currentTarget.value);
      if (chosen) onChoose(chosen.value);
    }}
  />
);

/** A line per gene below its column heads. One handler opens the pages, since there can be all genes of an edition. */
function GeneLines({ genes, symbols, counts }: Pick<Props, 'genes' | 'symbols' | 'counts'>) {
  const open = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.pathname);
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
            <a href={genePage(gene)}>{gene}</a>
            {symbols?.get(gene) && <em> {symbols.get(gene)}</em>}
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
