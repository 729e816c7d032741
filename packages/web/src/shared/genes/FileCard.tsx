import { valueOf } from '@trellis/core';
import type { FileDescription, FileKind, Question, ReadColumn } from '@trellis/core/reading';
import { Select } from '../../ui/fields.tsx';
import styles from './FileCard.module.css';

interface Props {
  readonly file: FileDescription;
  /** What the file was understood as. */
  readonly sentence: string;
  readonly firstRows: readonly (readonly string[])[];
  /** Answers that were given, by the codes of questions. */
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (code: string, choice: string) => void;
  /** Gives the column with an index another role. */
  readonly onRole: (index: number, role: string) => void;
}

/** What was understood of a file before it is used: one line, questions, notes, and its first rows with the role of each column. */
export function FileCard({ file, sentence, firstRows, answers, onAnswer, onRole }: Props) {
  return (
    <div className={styles.card}>
      <p role="status">{sentence}</p>
      {file.questions.map((question) => (
        <QuestionField
          key={question.code}
          question={question}
          answer={valueOf(answers, question.code)}
          onAnswer={(choice) => onAnswer(question.code, choice)}
        />
      ))}
      {file.notes.length > 0 && (
        <ul className={styles.notes} aria-label="Notes">
          {file.notes.map(({ code, text }) => (
            <li key={code + text}>{text}</li>
          ))}
        </ul>
      )}
      {file.columns.length > 1 && firstRows.length > 0 && (
        <FirstRows columns={file.columns} rows={firstRows} kind={file.kind} onRole={onRole} />
      )}
    </div>
  );
}

const questionLabels: Readonly<Record<string, string>> = {
  unit_of_change: 'Unit of the fold changes',
  meaning_of_probability: 'Targets have a probability above',
  which_contrast: 'Comparison',
  which_group: 'Group',
  which_sheet: 'Sheet',
  direction_of_matrix: 'Direction of the matrix',
  order_of_score: 'Order of the scores',
  distance: 'Distance to the transcription start (bp)',
  sign_of_scores: 'Negative scores',
};

interface QuestionProps {
  readonly question: Question;
  readonly answer: string | undefined;
  readonly onAnswer: (choice: string) => void;
}

/** A question with its choices; the first one counts until another one is chosen. */
const QuestionField = ({ question: { code, text, choices }, answer, onAnswer }: QuestionProps) => (
  <div className={styles.question}>
    <p>{text}</p>
    <Select
      label={valueOf(questionLabels, code) ?? 'Choice'}
      value={answer ?? ''}
      data={[
        ...(answer === undefined ? [{ value: '', label: `${choices[0]} (proposed)` }] : []),
        ...choices.map((choice) => ({ value: choice, label: choice })),
      ]}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    />
  </div>
);

const roleLabels: Readonly<Record<string, string>> = {
  gene: 'gene',
  source: 'source (TF)',
  target: 'target',
  edge: 'edge name',
  score: 'score',
  log2fc: 'log2 fold change',
  fold_change: 'fold change (ratio)',
  'fold_change:signed_ratio': 'fold change (signed ratio)',
  'fold_change:log10': 'fold change (log10)',
  ln_fold_change: 'fold change (natural log)',
  p: 'p-value',
  'p:-log10': '-log10 of the p-value',
  adjusted_p: 'adjusted p-value',
  'adjusted_p:-log10': '-log10 of the adjusted p-value',
  probability: 'probability',
  label: 'label',
  list: 'name of the list',
  ignored: 'ignored',
};

const edgeRoles = ['source', 'edge', 'target', 'score', 'ignored'];
const analysisRoles = Object.keys(roleLabels).filter(
  (role) => !['source', 'target', 'edge', 'score', 'list'].includes(role),
);
const rolesOfKind: Readonly<Record<FileKind, readonly string[]>> = {
  network: edgeRoles,
  edges: edgeRoles,
  analysis: analysisRoles,
  peaks: analysisRoles,
  list: ['gene', 'list', 'label', 'ignored'],
  unknown: Object.keys(roleLabels),
};

interface RowsProps {
  readonly columns: readonly ReadColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly kind: FileKind;
  readonly onRole: Props['onRole'];
}

/** Most columns that are shown: a matrix can have thousands. */
const maxColumns = 30;

function FirstRows({ columns, rows, kind, onRole }: RowsProps) {
  const shown = columns.slice(0, maxColumns);
  return (
    <div className={styles.rows} tabIndex={0} role="region" aria-label="First rows">
      <table>
        <thead>
          <tr>
            {shown.map((column, i) => (
              <th key={i} scope="col">
                <span className={styles.name}>{column.name || `Column ${i + 1}`}</span>
                <RoleSelect column={column} index={i} kind={kind} onRole={onRole} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            <tr key={i}>
              {shown.map((_, column) => (
                <td key={column}>{(cells[column] ?? '').slice(0, 60)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RoleProps extends Pick<RowsProps, 'kind' | 'onRole'> {
  readonly column: ReadColumn;
  readonly index: number;
}

function RoleSelect({ column: { name, role, unit }, index, kind, onRole }: RoleProps) {
  const current = unit && unit !== 'log10' ? `${role}:${unit}` : role;
  const roles = rolesOfKind[kind];
  return (
    <Select
      aria-label={`Meaning of ${name || `column ${index + 1}`}`}
      value={current}
      data={[...(roles.includes(current) ? [] : [current]), ...roles].map((value) => ({
        value,
        label: valueOf(roleLabels, value) ?? value,
      }))}
      onChange={({ currentTarget }) => onRole(index, currentTarget.value)}
    />
  );
}
