import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { linkToTargets, readTargetsOf, wholeTable, type TableOrder } from '../../api/table.ts';
import { copyText } from '../../ui/copyText.ts';
import { Check, Chevron, Download } from '../../ui/icons.tsx';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { countOf } from '../../ui/numbers.ts';
import { useBrief } from '../../ui/useBrief.ts';
import styles from './TableTools.module.css';

interface Props {
  readonly request: RequestRef;
  readonly order: TableOrder;
  /** Rows that a search or a part leaves; undefined while the table shows all. */
  readonly shown: number | undefined;
}

/** How long the button says that it has copied, and how long anything else stays, in milliseconds. */
const [copiedLasts, saidLasts] = [1000, 3000];

/** Takes the target genes away, all of them or those that the table shows: as a file, a saved list, to the clipboard. */
export function TargetGenesButton({ request, order, shown }: Props) {
  const saving = useGeneSaving();
  const [genes, setGenes] = useState<readonly string[]>();
  const [copied, setCopied] = useBrief(false, copiedLasts);
  const [said, setSaid] = useBrief('', saidLasts);
  const withGenes = (rows: TableOrder, action: (genes: readonly string[]) => unknown) =>
    void readTargetsOf(request, rows)
      .then(action)
      .catch((error: unknown) => setSaid(messageOf(error)));
  const copy = async (all: readonly string[]) => {
    await copyText(all.map((gene) => `${gene}\n`).join(''));
    setCopied(true);
  };
  const actions = (rows: TableOrder, none: boolean) => (
    <>
      <Menu.Item disabled={none} onClick={() => withGenes(rows, setGenes)}>
        Save As Temporary List
      </Menu.Item>
      <Menu.Item disabled={none} onClick={() => withGenes(rows, copy)}>
        Copy To Clipboard
      </Menu.Item>
    </>
  );
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Button.Group>
        <Button
          component="a"
          variant="default"
          href={linkToTargets(request, wholeTable)}
          download="target_genes.txt"
          leftSection={copied ? <Check /> : <Download />}
        >
          <span aria-live="polite">{copied ? 'Copied!' : 'Export Target Genes'}</span>
        </Button>
        <Menu position="bottom-end" offset={4}>
          <Menu.Target>
            <Button variant="default" px={8} aria-label="More ways to export target genes">
              <Chevron />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {shown !== undefined && <Menu.Label>All target genes</Menu.Label>}
            {actions(wholeTable, false)}
            {shown !== undefined && (
              <>
                <Menu.Label>{countOf(shown, 'gene')} shown</Menu.Label>
                {shown > 0 && (
                  <Menu.Item component="a" href={linkToTargets(request, order)} download="target_genes.txt">
                    Text File
                  </Menu.Item>
                )}
                {actions(order, shown === 0)}
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      {genes && (
        <NameDialog
          title="Name Your Gene List"
          taken={saving.taken}
          problemOf={saving.problemOf}
          onSave={(name) => {
            saving.save(name, genes);
            setSaid(`${countOf(genes.length, 'gene')} saved as ${name}`);
          }}
          onClose={() => setGenes(undefined)}
        />
      )}
    </>
  );
}
