import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useGeneSaving } from '../../api/savedLists.ts';
import { readShownTargets, tableLinks, type TableOrder } from '../../api/table.ts';
import { copyText } from '../../ui/copyText.ts';
import { Chevron, Download } from '../../ui/icons.tsx';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { countOf } from '../../ui/numbers.ts';
import { useTableStates } from './state.ts';
import styles from './TableTools.module.css';

interface Props {
  readonly request: RequestRef;
  readonly order: TableOrder;
}

/** How long the menu says what it has done, in milliseconds. */
const lasts = 3000;

/** Takes the shown target genes away: as a file, as a saved list, to the clipboard; and the shown table. */
export function TargetGenesMenu({ request, order }: Props) {
  const hidden = useTableStates((states) => states.hidden);
  const links = tableLinks(request, order, hidden);
  const saving = useGeneSaving();
  const [genes, setGenes] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const say = (text: string) => {
    setSaid(text);
    setTimeout(() => setSaid(''), lasts);
  };
  const withGenes = (action: (genes: readonly string[]) => unknown) =>
    void readShownTargets(request, order)
      .then(action)
      .catch((error: unknown) => say(messageOf(error)));
  const copy = async (all: readonly string[]) => {
    await copyText(all.map((gene) => `${gene}\n`).join(''));
    say(`Copied! ${countOf(all.length, 'gene')}`);
  };
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <Button variant="default" leftSection={<Download />} rightSection={<Chevron />}>
            Export shown
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Target genes</Menu.Label>
          <Menu.Item component="a" href={links.targets} download="target_genes.txt">
            Text File
          </Menu.Item>
          <Menu.Item onClick={() => withGenes(setGenes)}>Save As Temporary List</Menu.Item>
          <Menu.Item onClick={() => withGenes(copy)}>Copy To Clipboard</Menu.Item>
          <Menu.Label>Table</Menu.Label>
          <Menu.Item component="a" href={links.csv} download="table.csv">
            Rows and columns as shown, csv
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {genes && (
        <NameDialog
          title="Name Your Gene List"
          taken={saving.taken}
          problemOf={saving.problemOf}
          onSave={(name) => {
            saving.save(name, genes);
            say(`${countOf(genes.length, 'gene')} saved as ${name}`);
          }}
          onClose={() => setGenes(undefined)}
        />
      )}
    </>
  );
}
