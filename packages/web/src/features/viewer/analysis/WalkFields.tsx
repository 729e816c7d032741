import type { NetworkWalk } from '@trellis/core/network';
import { TextInput } from '@mantine/core';
import { Select } from '../../../ui/fields.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { geneLabel, type SceneNode } from '../scene/scene.ts';
import {
  allGenes,
  genesIn,
  isPathLength,
  listValue,
  maxNamedGenes,
  namedGenes,
  pathLengthLabels,
  walkScopes,
  type WalkForm,
} from './walkForm.ts';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly form: WalkForm;
  readonly onChange: (change: Partial<WalkForm>) => void;
  /** TFs of the query. */
  readonly tfs: readonly SceneNode[];
  /** Target lists of the query. */
  readonly lists: NetworkWalk['lists'];
}

/** The form of a walk. Every change starts a new search. */
export function WalkFields({ form, onChange, tfs, lists }: Props) {
  const { from, to, length, through } = form;
  const changeScope = (value: string) => {
    const scope = walkScopes.find((one) => one.value === value);
    if (scope) onChange({ through: scope.value });
  };
  return (
    <div className={styles.tools}>
      <Choice
        label="From"
        value={from}
        onChange={(value) => onChange({ from: value })}
        data={tfs.map((tf) => ({ value: tf.id, label: geneLabel(tf) }))}
      />
      <Choice label="To" value={to} onChange={(value) => onChange({ to: value })} data={endChoices(lists)} />
      <Choice
        label="Paths"
        value={length}
        onChange={(value) => isPathLength(value) && onChange({ length: value })}
        data={pathLengthLabels.map((label) => ({ value: label, label }))}
      />
      <Choice label="Through" value={through} onChange={changeScope} data={walkScopes} />
      {to === namedGenes && <GenesField form={form} onChange={onChange} tfs={tfs} />}
    </div>
  );
}

const endChoices = (lists: Props['lists']) => [
  { value: allGenes, label: 'All genes of the result' },
  ...lists.map(({ name, genes }) => ({ value: listValue(name), label: `${name} (${countOf(genes, 'gene')})` })),
  { value: namedGenes, label: 'My genes' },
];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly data: readonly { readonly value: string; readonly label: string }[];
}

const Choice = ({ label, value, onChange, data }: ChoiceProps) => (
  <Select
    className={styles.field}

    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    data={[...data]}
  />
);

/** Names of genes; the placeholder shows two TFs as examples. */
function GenesField({ form: { from, text }, onChange, tfs }: Omit<Props, 'lists'>) {
  const examples = tfs.filter(({ id }) => id !== from).slice(0, 2);
  const isTooLong = genesIn(text).length > maxNamedGenes;
  return (
    <TextInput
      className={styles.field}

      label={`Genes to reach (up to ${maxNamedGenes})`}
      placeholder={examples.map(({ id }) => id).join(' ')}
      value={text}
      error={isTooLong && 'Too many genes: run the query with them as a target list'}
      onChange={(event) => onChange({ text: event.currentTarget.value })}
    />
  );
}
