import { edgesPhrase, inputFields, inputPhrases, ownPhrase, useInputs, type InputField } from '../../state/inputs.ts';
import { useChosenOwn } from '../../state/own/ownAnalyses.ts';
import type { FileDescription } from '@trellis/core/reading';
import { countOf } from '../../ui/numbers.ts';
import { TextButton } from '../../ui/Button.tsx';
import { inputKinds, useInputReading } from './inputs/inputKinds.ts';
import { useInputText } from '../../state/useInputText.ts';
import styles from './Restrictions.module.css';

/** What restricts the query besides its text, next to the editor, each with a way to clear it. */
export function Restrictions() {
  const { inputs, edges, change, chooseEdges, chooseOwn } = useInputs();
  const own = useChosenOwn();
  const used = inputFields.filter((field) => inputs[field].source !== 'none');
  if (!used.length && !edges.length && !own.length) return null;
  return (
    <ul className={styles.list} aria-label="Inputs of the query">
      {used.map((field) => (
        <InputLine key={field} field={field} onClear={() => change(field, { source: 'none' })} />
      ))}
      {edges.length > 0 && (
        <Line title="Additional Edge Features" words={edgesPhrase(edges)} onClear={() => chooseEdges([])} />
      )}
      {own.length > 0 && <Line title="My Analyses" words={ownPhrase(own)} onClear={() => chooseOwn([])} />}
    </ul>
  );
}

function InputLine({ field, onClear }: { readonly field: InputField; readonly onClear: () => void }) {
  const input = useInputText(useInputs(({ inputs }) => inputs[field]));
  const report = useInputReading(field, input);
  const { title } = inputKinds[field];
  const words = report
    ? inputPhrases[field](input.name, report.problem === undefined ? countsOf(report.read.file) : 'cannot be read')
    : `${title}: nothing yet`;
  return <Line title={title} words={words} onClear={onClear} />;
}

const countsOf = ({ kind, edges = 0, genes = 0, lists = [] }: FileDescription): string => {
  if (kind === 'network') return countOf(edges, 'edge');
  return lists.length > 1 ? `${countOf(genes, 'gene')} in ${countOf(lists.length, 'list')}` : countOf(genes, 'gene');
};

interface LineProps {
  readonly title: string;
  readonly words: string;
  readonly onClear: () => void;
}

const Line = ({ title, words, onClear }: LineProps) => (
  <li>
    {words}{' '}
    <TextButton aria-label={`Clear ${title}`} onClick={onClear}>
      clear
    </TextButton>
  </li>
);
