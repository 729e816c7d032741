import { Button, FileButton, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../api/ApiError.ts';
import { useInputs } from '../../state/inputs.ts';
import { usePredefined } from '../../api/lists.ts';
import { readFile } from '../../state/readFile.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { Card } from '../../ui/Card.tsx';
import { listChoices, sourceOf, valueOf } from './listChoices.ts';
import styles from './TargetGenes.module.css';

const field = 'targetgenes';

/** Chooses the genes that results are limited to. The query page has the same choice: what is chosen here stands there. */
export function TargetGenes() {
  const input = useInputs(({ inputs }) => inputs[field]);
  const change = useInputs((inputs) => inputs.change);
  const { data: predefined = [] } = usePredefined('genes');
  const saved = useSavedLists(({ lists }) => lists).filter(({ kind }) => kind === 'genes');
  const [problem, setProblem] = useState<string>();
  const pick = (file: File | null) => {
    if (!file) return;
    readFile(file).then(
      (read) => (change(field, read), setProblem(undefined)),
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  return (
    <Card title="Only your target genes">
      <p>Limit every result to genes of interest: a list of this site, or your own.</p>
      <NativeSelect
        aria-label="Target Genes"
        value={valueOf(input)}
        onChange={(event) => change(field, sourceOf(event.currentTarget.value))}
        data={listChoices(input, { predefined, saved: saved.map(({ name }) => name) })}
      />
      {input.source === 'typed' && (
        <Textarea
          aria-label="Text of Target Genes"
          rows={5}
          spellCheck={false}
          placeholder={'>name of the list\none gene on a line'}
          value={input.typed}
          onChange={(event) => change(field, { typed: event.currentTarget.value })}
        />
      )}
      {input.source === 'uploaded' && (
        <div className={styles.file}>
          <FileButton onChange={pick} inputProps={{ 'aria-label': 'File of Target Genes' }}>
            {(props) => (
              <Button variant="default" {...props}>
                {input.file ? 'Choose another file' : 'Choose a file'}
              </Button>
            )}
          </FileButton>
          <span>{input.file?.name}</span>
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={styles.note}>
        {input.source === 'none'
          ? 'The search above and the query page will use it.'
          : 'The search above and the query page use it.'}{' '}
        <Link to="/query">Filter TFs, networks and backgrounds</Link> are on the query page.
      </p>
    </Card>
  );
}
