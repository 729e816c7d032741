import { Menu } from '@mantine/core';
import { Button, ButtonAnchor, ButtonGroup } from '../../ui/Button.tsx';
import { Suspense, useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { linkToTargets, readTargetsOf, wholeTable, type TableOrder } from '../../api/table.ts';
import { copyText } from '../../ui/CopyButton.tsx';
import { Chevron } from '../../ui/icons.tsx';
import { Check, Download } from '../../ui/toolIcons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { joinLines } from '../../shared/exports/saveFile.ts';
import { useBrief } from '../../ui/delayedState.ts';
import { NameDialog } from '../../shared/genes/lazyDialogs.ts';
import styles from './TableTools.module.css';

interface Props {
  readonly request: RequestRef;
  readonly order: TableOrder;
  /** Number of rows that match a search or a part; undefined while the table shows all. */
  readonly shown: number | undefined;
}

/** Time for which the button says that it has copied, and for which a message stays. */
const [copiedMs, messageMs] = [1000, 3000];

type Genes = readonly string[];

/** Exports the target genes, all or those that the table shows: as a file, as a saved list, to the clipboard. */
export function TargetGenesButton({ request, order, shown }: Props) {
  const [genes, setGenes] = useState<Genes>();
  const [copied, setCopied] = useBrief(false, copiedMs);
  const [message, setMessage] = useBrief('', messageMs);
  const analysis = useGeneAnalysis();
  const withGenes = (rows: TableOrder, action: (genes: Genes) => unknown) =>
    void readTargetsOf(request, rows)
      .then(action)
      .catch((error: unknown) => setMessage(messageOf(error)));
  const copy = async (all: Genes) => {
    await copyText(joinLines(all));
    setCopied(true);
  };
  const actions: Actions = {
    onSave: (rows) => withGenes(rows, setGenes),
    onCopy: (rows) => withGenes(rows, copy),
    onAnalyze: (rows) =>
      withGenes(rows, (all) => analysis.analyze({ genes: [...all], name: nameOf(rows), result: request.id })),
  };
  return (
    <>
      <p role="status" className={styles.said}>
        {analysis.problem ?? message}
      </p>
      <ButtonGroup>
        <ButtonAnchor
          variant="default"
          href={linkToTargets(request, wholeTable)}
          download="target_genes.txt"
          leftSection={copied ? <Check /> : <Download />}
        >
          <span aria-live="polite">{copied ? 'Copied!' : 'Export Target Genes'}</span>
        </ButtonAnchor>
        <MoreMenu request={request} order={order} shown={shown} actions={actions} />
      </ButtonGroup>
      {genes && <SaveDialog genes={genes} onSaved={setMessage} onClose={() => setGenes(undefined)} />}
    </>
  );
}

interface Actions {
  readonly onSave: (rows: TableOrder) => void;
  readonly onCopy: (rows: TableOrder) => void;
  readonly onAnalyze: (rows: TableOrder) => void;
}

/** What the genes of some rows are called as a gene list. */
const nameOf = ({ search, part }: TableOrder): string =>
  search === '' && !part ? 'Target genes of a result' : 'Target genes of a result, as shown';

function MoreMenu({ request, order, shown, actions }: Props & { readonly actions: Actions }) {
  return (
    <Menu position="bottom-end" offset={4}>
      <Menu.Target>
        <Button variant="default" aria-label="More ways to export target genes">
          <Chevron />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {shown !== undefined && <Menu.Label>All target genes</Menu.Label>}
        <RowActions rows={wholeTable} {...actions} />
        {shown !== undefined && (
          <>
            <Menu.Label>{countOf(shown, 'gene')} shown</Menu.Label>
            {shown > 0 && (
              <Menu.Item component="a" href={linkToTargets(request, order)} download="target_genes.txt">
                Text File
              </Menu.Item>
            )}
            <RowActions rows={order} disabled={shown === 0} {...actions} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface RowProps extends Actions {
  readonly rows: TableOrder;
  readonly disabled?: boolean;
}

const RowActions = ({ rows, disabled, onSave, onCopy, onAnalyze }: RowProps) => (
  <>
    <Menu.Item disabled={disabled} onClick={() => onSave(rows)}>
      Save As Temporary List
    </Menu.Item>
    <Menu.Item disabled={disabled} onClick={() => onCopy(rows)}>
      Copy To Clipboard
    </Menu.Item>
    <Menu.Item disabled={disabled} onClick={() => onAnalyze(rows)}>
      Analyze These Genes
    </Menu.Item>
  </>
);

interface SaveProps {
  readonly genes: Genes;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
}

function SaveDialog({ genes, onSaved, onClose }: SaveProps) {
  const saving = useGeneSaving();
  return (
    <Suspense>
      <NameDialog
        title="Name Your Gene List"
        taken={saving.taken}
        problemOf={saving.problemOf}
        onSave={(name) => {
          saving.save(name, genes);
          onSaved(`${countOf(genes.length, 'gene')} saved as ${name}`);
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
