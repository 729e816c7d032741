import { Link } from 'wouter';
import { usePredefined } from '../../api/lists.ts';
import {
  listOptions,
  ownSourceOptions,
  parseSource,
  sourceValue,
  useInputs,
  type InputSource,
} from '../../state/inputs.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { useFileInput } from '../../state/useFileInput.ts';
import { FileButton, FilePicking } from '../../ui/FilePicking.tsx';
import { Card } from '../../ui/Page.tsx';
import { Select, TextArea } from '../../ui/fields.tsx';
import styles from './TargetGenesCard.module.css';

const field = 'targetgenes';

/** Limits results to target genes; the same input as on the query page. */
export function TargetGenesCard() {
  const input = useInputs(({ inputs }) => inputs[field]);
  const change = useInputs((inputs) => inputs.change);
  const { data: predefined = [] } = usePredefined('genes');
  const lists = useSavedLists((saved) => saved.lists);
  const saved = lists.filter(({ kind }) => kind === 'genes').map(({ name }) => name);
  const { pick, ...picking } = useFileInput(field);
  return (
    <Card title="Only your target genes">
      <p>Limit every result to genes of interest: a list of this site, or your own.</p>
      <Select
        aria-label="Target Genes"
        value={sourceValue(input)}
        onChange={(event) => change(field, parseSource(event.currentTarget.value))}
        data={targetGeneOptions(input, { predefined, saved })}
      />
      {input.source === 'typed' && <GeneText text={input.typed} onChange={(typed) => change(field, { typed })} />}
      {input.source === 'uploaded' && <GeneFile name={input.file?.name} onPick={pick} />}
      <FilePicking {...picking} />
      <p className={styles.note}>
        {input.source === 'none'
          ? 'The search above and the query page will use it.'
          : 'The search above and the query page use it.'}{' '}
        <Link to="/query">Filter TFs, networks and backgrounds</Link> are on the query page.
      </p>
    </Card>
  );
}

function GeneText({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  return (
    <TextArea
      aria-label="Text of Target Genes"
      rows={5}
      spellCheck={false}
      placeholder={'>name of the list\none gene per line'}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function GeneFile({ name, onPick }: { readonly name: string | undefined; readonly onPick: (file: File) => void }) {
  return (
    <div className={styles.file}>
      <FileButton
        label="File of Target Genes"
        text={name === undefined ? 'Choose a file' : 'Choose another file'}
        onPick={onPick}
      />
      <span>{name}</span>
    </div>
  );
}

interface ListNames {
  readonly predefined: readonly string[];
  readonly saved: readonly string[];
}

/** The grouped options for the target genes. */
export function targetGeneOptions(selected: InputSource, { predefined, saved }: ListNames) {
  const groups = [
    { group: 'Predefined Lists', items: listOptions('predefined', predefined, selected) },
    { group: 'Saved Lists', items: listOptions('saved', saved, selected) },
    { group: 'Your own', items: ownSourceOptions },
  ];
  return [{ value: 'none', label: 'All genes' }, ...groups.filter((group) => group.items.length > 0)];
}
