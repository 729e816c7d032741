import { useId, type ReactNode } from 'react';
import { usePredefined } from '../../../api/lists.ts';
import { useSite } from '../../../api/site.ts';
import { listOptions, ownSourceOptions, parseSource, sourceValue, type Input } from '../../../state/inputs.ts';
import { useListDraft, type ListField } from '../../../state/listDraft.ts';
import { useSavedLists } from '../../../state/savedLists.ts';
import { useFilePicking } from '../../../state/useFileInput.ts';
import cardStyles from '../../../ui/Card.module.css';
import { chooseRole } from '../../../state/reading/chooseRole.ts';
import { FileCard } from '../../../shared/genes/FileCard.tsx';
import { FileButton, FilePicking, useFileDrop } from '../../../ui/FilePicking.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { Select, TextArea } from '../../../ui/fields.tsx';
import { countNames, type ReadInput } from './newList.ts';
import styles from '../Genes.module.css';

interface Props {
  readonly field: ListField;
  readonly title: string;
  readonly read: ReadInput;
  /** The chosen list of the input; '' for all. */
  readonly part: string;
  readonly children?: ReactNode;
}

const words = {
  genes: {
    does: 'Gene ids, symbols or aliases, one per line or separated by commas or blanks.',
  },
  background: {
    does: 'The genes that could have been in your list, for example all genes detected in your experiment. Tests count only within them.',
  },
} as const;

/** A card with the genes or the background: its source, its text, and the number of its names. Files can be dropped on it. */
export function ListInput({ field, title, read, part, children }: Props) {
  const input = useListDraft((draft) => draft[field]);
  const change = useListDraft((draft) => draft.change);
  const { pick, ...picking } = useFilePicking((file) => change(field, file));
  const { isOver, dropProps } = useFileDrop(pick);
  const heading = useId();
  const { data: site } = useSite();
  const examples = [...(site?.idExamples.slice(1) ?? []), ...(site?.examples.slice(0, 1) ?? [])].join('\n');
  const count = countNames(read, part);
  return (
    <section className={cardStyles.card} aria-labelledby={heading} data-over={isOver || undefined} {...dropProps}>
      <h2 id={heading} className={cardStyles.title}>
        {title}
      </h2>
      <p className={styles.quiet}>{words[field].does}</p>
      <SourceSelect field={field} title={title} input={input} />
      {children}
      {input.source === 'typed' && (
        <TextArea
          aria-label={`Text of ${title}`}
          rows={8}
          autoFocus={field === 'genes'}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={field === 'genes' ? examples : 'one gene per line'}
          value={input.typed}
          onChange={(event) => change(field, { typed: event.currentTarget.value })}
        />
      )}
      {input.source === 'uploaded' && (
        <div className={styles.file}>
          <FileButton
            label={`File of ${title}`}
            text={input.file ? 'Choose another file' : 'Choose a file'}
            onPick={pick}
          />
          <span>{input.file ? input.file.name : 'or drop it here'}</span>
        </div>
      )}
      <FilePicking {...picking} />
      <Understood field={field} input={input} report={read.report} />
      <p className={styles.quiet}>{part !== '' && count > 0 && countOf(count, 'name')}</p>
    </section>
  );
}

interface UnderstoodProps {
  readonly field: ListField;
  readonly input: Input;
  readonly report: ReadInput['report'];
}

/** What the text was understood as, with the ways to correct it, or why it cannot be read. */
function Understood({ field, input: { choices = {} }, report }: UnderstoodProps) {
  const change = useListDraft((draft) => draft.change);
  if (!report) return null;
  if (report.problem !== undefined)
    return (
      <p role="alert" className={styles.problem}>
        {report.problem}
      </p>
    );
  const { read } = report;
  return (
    <FileCard
      {...read}
      answers={choices.answers ?? {}}
      onAnswer={(code, answer) =>
        change(field, { choices: { ...choices, answers: { ...choices.answers, [code]: answer } } })
      }
      onRole={(index, role) =>
        change(field, { choices: { ...choices, chosen: chooseRole(read.file.columns, index, role) } })
      }
    />
  );
}

interface SourceProps {
  readonly field: ListField;
  readonly title: string;
  readonly input: Input;
}

function SourceSelect({ field, title, input }: SourceProps) {
  const change = useListDraft((draft) => draft.change);
  const { data: predefined = [] } = usePredefined('genes');
  const lists = useSavedLists((saved) => saved.lists);
  const saved = lists.filter(({ kind }) => kind === 'genes').map(({ name }) => name);
  const groups = [
    { group: 'Your own', items: ownSourceOptions },
    { group: 'Predefined Lists', items: listOptions('predefined', predefined, input) },
    { group: 'Saved Lists', items: listOptions('saved', saved, input) },
  ].filter(({ items }) => items.length > 0);
  return (
    <Select
      aria-label={title}
      value={sourceValue(input)}
      onChange={(event) => change(field, parseSource(event.currentTarget.value))}
      data={field === 'background' ? [{ value: 'none', label: 'All protein-coding genes' }, ...groups] : groups}
    />
  );
}
