import { useId } from 'react';
import {
  listOptions,
  ownSourceOptions,
  parseSource,
  sourceValue,
  useInputs,
  type Input,
  type InputField,
  type InputSource,
} from '../../../state/inputs.ts';
import { useFileInput } from '../../../state/useFileInput.ts';
import { InputCheck, InputProblem } from './InputCheck.tsx';
import { InputEditor } from './InputEditor.tsx';
import { inputKinds, useInputReading, type InputKind } from './inputKinds.ts';
import { FilePicking, useFileDrop } from '../../../ui/FilePicking.tsx';
import { OwnListTools } from './OwnListTools.tsx';
import cardStyles from '../../../ui/Card.module.css';
import { useInputText, type InputText } from '../../../state/useInputText.ts';
import styles from './inputs.module.css';
import { Popover } from '@mantine/core';
import { Button } from '../../../ui/Button.tsx';
import { Download, Help } from '../../../ui/toolIcons.tsx';
import { saveNamedFile } from '../../../shared/exports/saveFile.ts';
import { Select } from '../../../ui/fields.tsx';
import { usePredefined } from '../../../api/lists.ts';
import { useSavedLists } from '../../../state/savedLists.ts';
import { useNetworkTest } from '../../../state/submit.ts';
import { NetworkTestButton } from '../../../shared/genes/NetworkTestButton.tsx';
import { useSite } from '../../../api/site.ts';
import { useTfs } from '../../../api/names.ts';

/** Number of genes in an example. */
const geneCount = 5;

/** An example file for an input, with TFs of this data set; undefined while they are loading. */
function useExample(field: InputField): string | undefined {
  const { data: site } = useSite();
  const { data: tfs } = useTfs();
  if (!site || !tfs?.length) return undefined;
  const ids = [...new Set([...site.examples, site.defaultTf, ...tfs.slice(0, geneCount).map(({ value }) => value)])];
  const known = ids.filter((id) => tfs.some(({ value }) => value === id));
  return inputKinds[field].example(Array.from({ length: geneCount }, (_, i) => known[i % known.length]));
}

/** One input of the query: its source, its text and a check of its genes. Files can be dropped on the card. */
export function InputCard({ field }: { readonly field: InputField }) {
  const kind = inputKinds[field];
  const input = useInputs(({ inputs }) => inputs[field]);
  const change = useInputs((store) => store.change);
  const text = useInputText(input);
  const example = useExample(field);
  const { pick, ...picking } = useFileInput(field);
  const { isOver, dropProps } = useFileDrop(pick);
  const heading = useId();
  return (
    <section className={cardStyles.card} aria-labelledby={heading} data-over={isOver || undefined} {...dropProps}>
      <div className={styles.head}>
        <h2 id={heading}>{kind.title}</h2>
        <FormatHelp title={kind.title} format={kind.format} example={example} />
      </div>
      <p className={styles.does}>{kind.description}</p>
      <SourceSelect kind={kind} input={input} onChange={(source) => change(field, source)} />
      <InputEditor field={field} input={input} text={text} example={example} onPick={pick} />
      <OwnListTools field={field} input={input} text={text} />
      <FilePicking {...picking} />
      {input.source === 'uploaded' && text.text?.trim() === '' && <InputProblem message="The file is empty." />}
      <InputCheck field={field} input={text} />
      {field === 'targetnetworks' && <TestNetwork text={text} />}
    </section>
  );
}

interface Props {
  readonly title: string;
  readonly format: string;
  /** The content of an example file; undefined while it is loading. */
  readonly example: string | undefined;
}

/** Explains the format of an input, with an example to download. */
function FormatHelp({ title, format, example }: Props) {
  const file = `${title.toLowerCase().replaceAll(' ', '_')}_example.txt`;
  return (
    <Popover position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.icon} aria-label={`Format of ${title}`}>
          <Help />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.help} aria-label={`Format of ${title}`}>
        <p>{format}</p>
        <pre className={styles.sample}>{example}</pre>
        <Button
          variant="default"
          disabled={example === undefined}
          leftSection={<Download />}
          onClick={() => saveNamedFile(file, new Blob([example ?? ''], { type: 'text/plain' }))}
        >
          Download Example
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface SourceSelectProps {
  readonly kind: InputKind;
  readonly input: Input;
  readonly onChange: (source: InputSource) => void;
}

/** Selects the source of an input: the user's own text or file, a predefined or a saved list. */
function SourceSelect({ kind, input, onChange }: SourceSelectProps) {
  const { data: predefined = [] } = usePredefined(kind.holds);
  const lists = useSavedLists((saved) => saved.lists);
  const saved = lists.filter((list) => list.kind === kind.holds).map(({ name }) => name);
  const groups = [
    { group: 'Your own', items: ownSourceOptions },
    { group: 'Predefined Lists', items: listOptions('predefined', predefined, input) },
    { group: 'Saved Lists', items: listOptions('saved', saved, input) },
  ];
  return (
    <Select
      aria-label={kind.title}
      value={sourceValue(input)}
      onChange={(event) => onChange(parseSource(event.currentTarget.value))}
      data={[{ value: 'none', label: 'None' }, ...groups.filter(({ items }) => items.length > 0)]}
    />
  );
}

/** Tests the target network against all analyses, whatever the query is; nothing while there is no network that can be read. */
function TestNetwork({ text }: { readonly text: InputText }) {
  const report = useInputReading('targetnetworks', text);
  const test = useNetworkTest();
  return report?.problem === undefined && report && <NetworkTestButton {...test} />;
}
