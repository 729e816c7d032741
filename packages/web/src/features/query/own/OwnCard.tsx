import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useSite } from '../../../api/site.ts';
import { isFolder } from '../../../router/base.ts';
import { maxOwnAnalyses } from '../../../state/own/ownAnalysis.ts';
import { loadOwn, undoRemoval, useChosenOwn, useOwnAnalyses } from '../../../state/own/ownAnalyses.ts';
import cardStyles from '../../../ui/Card.module.css';
import { FilesButton, useFilesDrop } from '../../../ui/FilePicking.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { InputProblem } from '../inputs/InputCheck.tsx';
import inputStyles from '../inputs/inputs.module.css';
import styles from './own.module.css';
import { Popover } from '@mantine/core';
import { Help } from '../../../ui/toolIcons.tsx';

/** What is sent, who sees it, and how it is deleted; folded when the user knows it. */
const PrivateNote = ({ isOpen }: { readonly isOpen: boolean }) => (
  <details key={String(isOpen)} className={styles.private} open={isOpen}>
    <summary>Private: what is sent, and who sees it</summary>
    <ul>
      <li>Files are read and kept in this browser.</li>
      {isFolder ? (
        <>
          <li>
            Queries are computed in this browser, and nothing is sent. Results keep the targets that you choose.
          </li>
          <li>A link or file that Share gives carries these targets and their values.</li>
        </>
      ) : (
        <>
          <li>A query sends the targets of the analyses that you choose. They are stored with that result.</li>
          <li>Whoever has the link of the result sees these targets and their values.</li>
        </>
      )}
      <li>You can delete the result with your data on its page.</li>
    </ul>
  </details>
);

/** Which files are read, and how a query names them. */
function OwnHelp() {
  const { data: site } = useSite();
  return (
    <Popover position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={inputStyles.icon} aria-label="Format of My Analyses">
          <Help />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={inputStyles.help} aria-label="Format of My Analyses">
        <p>
          A file has a list of target genes, or a table with genes, fold changes and p-values, for example of DESeq2,
          edgeR or limma. Columns are recognized and can be changed. A table of all genes is cut at a fold change and
          a p-value that you choose.
        </p>
        <pre className={inputStyles.sample}>{sampleOf(site?.idExamples ?? [])}</pre>
        <p>
          In a query, a chosen analysis belongs to its TF like a public one. <code>own_analyses</code> means all of
          them, and <code>[SOURCE = own]</code> keeps only them.
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}

const sampleOf = ([first = 'gene 1', second = 'gene 2']: readonly string[]): string =>
  `gene_id,log2fc,pvalue\n${first},2.31,0.0004\n${second},-1.72,0.012\n`;

const OwnList = lazy(async () => ({ default: (await import('./OwnList.tsx')).OwnList }));
const OwnDialog = lazy(async () => ({ default: (await import('./OwnDialog.tsx')).OwnDialog }));

/** The user's own analyses: files are read here and stay in this browser until a query uses them. */
export function OwnCard() {
  const { data: site } = useSite();
  const edition = site?.edition;
  const { analyses, problem } = useOwnAnalyses();
  const { files, take, close, refusal } = useFiles();
  const { isOver, dropProps } = useFilesDrop(take);
  const heading = useId();
  useEffect(() => {
    if (edition !== undefined) void loadOwn(edition);
  }, [edition]);
  return (
    <section className={cardStyles.card} aria-labelledby={heading} data-over={isOver || undefined} {...dropProps}>
      <div className={inputStyles.head}>
        <h2 id={heading}>My Analyses</h2>
        <OwnHelp />
      </div>
      <p className={inputStyles.does}>Your experiments, next to the public ones.</p>
      <PrivateNote isOpen={analyses.length === 0} />
      {analyses.length > 0 && (
        <Suspense>
          <OwnList analyses={analyses} />
        </Suspense>
      )}
      <ChosenCount />
      <div className={inputStyles.drop}>
        <FilesButton label="Files of My Analyses" text="Choose files" multiple onPick={take} />
        <span className={styles.quiet}>or drop them here: CSV, TSV, xlsx or gz</span>
      </div>
      <InputProblem message={refusal ?? problem} />
      <Removed />
      {files && edition !== undefined && (
        <Suspense>
          <OwnDialog files={files} edition={edition} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

/** The files of the dialog; more than a query takes are refused. */
function useFiles() {
  const [files, setFiles] = useState<readonly File[]>();
  const [refusal, setRefusal] = useState<string>();
  const take = (picked: readonly File[]) => {
    const isTooMany = picked.length > maxOwnAnalyses;
    setRefusal(isTooMany ? `Choose at most ${maxOwnAnalyses} files; these are ${picked.length}.` : undefined);
    if (!isTooMany) setFiles(picked);
  };
  return { files, take, close: () => setFiles(undefined), refusal };
}

function ChosenCount() {
  const chosen = useChosenOwn().length;
  const saved = useOwnAnalyses(({ analyses }) => analyses.length);
  if (saved === 0) return null;
  if (chosen > maxOwnAnalyses)
    return (
      <InputProblem message={`A query takes at most ${maxOwnAnalyses} of your analyses; ${chosen} are chosen.`} />
    );
  return (
    <p role="status" className={inputStyles.count}>
      {chosen === 0
        ? 'None chosen for this query'
        : `${countOf(chosen, 'analysis', 'analyses')} chosen for this query`}
    </p>
  );
}

function Removed() {
  const removed = useOwnAnalyses((state) => state.removed);
  if (!removed) return null;
  return (
    <p role="status">
      Removed {removed.analysis.label}. <TextButton onClick={() => void undoRemoval()}>Undo</TextButton>
    </p>
  );
}
