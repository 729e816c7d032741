import { Checkbox } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTfs } from '../../../api/names.ts';
import { formWithInputs } from '../../../state/inputForm.ts';
import { useInputs } from '../../../state/inputs.ts';
import type { OwnAnalysis } from '../../../state/own/ownAnalysis.ts';
import { removeOwn, readOwn } from '../../../state/own/ownAnalyses.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { useSubmission } from '../../../state/submit.ts';
import styles from './own.module.css';
import { canonicalCsv } from '../../../state/own/canonicalRows.ts';
import { saveNamedFile } from '../../../shared/exports/saveFile.ts';
import { metadataText } from './metadataText.ts';

/** The label as the name of a file. */
const fileName = (label: string): string => label.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_');

/** Saves the targets as a data file of the import. */
async function saveTargets(analysis: OwnAnalysis): Promise<void> {
  const rows = await readOwn(analysis.id);
  if (!rows) return;
  const csv = canonicalCsv(rows, analysis.reading);
  saveNamedFile(`${fileName(analysis.label)}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}

/** Saves what is known about an analysis as a metadata file of the import. */
function saveMetadata(analysis: OwnAnalysis): void {
  const text = new Blob([metadataText(analysis)], { type: 'text/plain;charset=utf-8' });
  saveNamedFile(`${fileName(analysis.label)}.txt`, text);
}

const OwnEditor = lazy(async () => ({ default: (await import('./OwnEditor.tsx')).OwnEditor }));

/** The saved analyses: which of them a query sends, and tools for each. */
export function OwnList({ analyses }: { readonly analyses: readonly OwnAnalysis[] }) {
  const { own, chooseOwn } = useInputs();
  const [edited, setEdited] = useState<OwnAnalysis>();
  return (
    <>
      <ul className={styles.list} aria-label="Saved analyses">
        {analyses.map((analysis) => (
          <Item
            key={analysis.id}
            analysis={analysis}
            isChosen={own.includes(analysis.id)}
            onChoose={(chosen) => chooseOwn(chosen ? [...own, analysis.id] : own.filter((id) => id !== analysis.id))}
            onEdit={() => setEdited(analysis)}
          />
        ))}
      </ul>
      {edited && (
        <Suspense>
          <OwnEditor key={edited.id} analysis={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface ItemProps {
  readonly analysis: OwnAnalysis;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onEdit: () => void;
}

function Item({ analysis, isChosen, onChoose, onEdit }: ItemProps) {
  const { label, symbol, tf, experimentType, targets } = analysis;
  return (
    <li className={styles.item}>
      <Checkbox
        label={label}
        description={`${symbol || tf} · ${experimentType} · ${countOf(targets, 'target')}`}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className={styles.itemTools} role="group" aria-label={label}>
        <Compare analysis={analysis} onChoose={() => onChoose(true)} />
        <TextButton onClick={onEdit} aria-label={`Edit or rename ${label}`}>
          Edit or rename
        </TextButton>
        <TextButton onClick={() => void saveTargets(analysis)} aria-label={`Save the targets of ${label}`}>
          Targets (CSV)
        </TextButton>
        <TextButton onClick={() => saveMetadata(analysis)} aria-label={`Save the metadata of ${label}`}>
          Metadata (TXT)
        </TextButton>
        <TextButton onClick={() => void removeOwn(analysis.id)} aria-label={`Remove ${label}`}>
          Remove
        </TextButton>
      </div>
    </li>
  );
}

interface CompareProps {
  readonly analysis: OwnAnalysis;
  readonly onChoose: () => void;
}

/** Runs the query of the analysis' TF with the analysis in it, and opens what both binding and expression show; nothing for a TF that the site does not have. */
function Compare({ analysis: { tf, symbol, label }, onChoose }: CompareProps) {
  const { data: tfs = [] } = useTfs();
  const { run, running, error } = useSubmission(formWithInputs, 'bound');
  if (!tfs.some(({ value }) => value === tf)) return null;
  return (
    <>
      <TextButton
        disabled={running}
        onClick={() => {
          onChoose();
          run(tf);
        }}
        aria-label={`Compare ${label} with public data of ${symbol || tf}`}
      >
        Compare with public data of {symbol || tf}
      </TextButton>
      {error && <ErrorState message={error} />}
    </>
  );
}
