import { Button } from './Button.tsx';
import { useState, type ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { Copy } from './toolIcons.tsx';
import { NameDialog } from './NameDialog.tsx';
import { countOf } from './numbers.ts';
import { joinLines, saveLines } from './saveFile.ts';
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
  /** Text of the box without any gene. */
  readonly none: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Gene ids to read, copy, export, or save as a list. */
export function GeneIdList({ label, genes, file, saving, none, children }: Props) {
  const [naming, setNaming] = useState(false);
  const [saved, setSaved] = useState<string>();
  const text = joinLines(genes);
  const save = (name: string) => {
    saving.save(name, genes);
    setSaved(name);
  };
  return (
    <>
      <div className={styles.genes} tabIndex={0} role="region" aria-label={label}>
        {text || none}
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
