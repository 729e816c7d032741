import { perturbations, type Perturbation } from '@trellis/core/dataset';
import type { NameMeaning } from '@trellis/core/views';
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useKeyValues } from '../../../api/keys.ts';
import { useTfs } from '../../../api/names.ts';
import { experimentTypes } from '../../../state/own/ownAnalysis.ts';
import { Select, TextArea } from '../../../ui/fields.tsx';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { InputProblem } from '../inputs/InputCheck.tsx';
import { withExperimentType, withMetadata, type DraftField, type OwnDraft } from './ownDraft.ts';
import styles from './own.module.css';

interface Props {
  readonly draft: OwnDraft;
  readonly meaning: NameMeaning | undefined;
  readonly problems: Partial<Record<DraftField, string>>;
  readonly onEdit: (draft: OwnDraft) => void;
}

const perturbationLabels: Readonly<Record<Perturbation, string>> = {
  gain: 'More of it (overexpression, TF switched on)',
  loss: 'Less of it (mutant, RNAi)',
  none: 'Neither (e.g. an interaction with a treatment)',
};

const perturbationChoices = [
  { value: '', label: 'Not stated' },
  ...perturbations.map((value) => ({ value, label: perturbationLabels[value] })),
];

/** What a file does not say: TF, types, label, and further metadata. */
export function DescriptionFields({ draft, meaning, problems, onEdit }: Props) {
  const { data: tfs = [] } = useTfs();
  const { data: edgeTypes = [] } = useKeyValues('EDGE_TYPE');
  const tfProblem = useId();
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span className={styles.label}>TF</span>
          <SuggestField
            label="TF"
            size="sm"
            value={draft.tf}
            items={tfs}
            placeholder="Gene id or symbol"
            error={problems.tf !== undefined}
            describedBy={tfProblem}
            onChange={(tf) => onEdit({ ...draft, tf })}
          />
          <span id={tfProblem} className={styles.quiet}>
            {meaning && 'id' in meaning && [meaning.id, meaning.symbol].filter(Boolean).join(' · ')}
          </span>
        </div>
        <ExperimentTypeSelect draft={draft} onEdit={onEdit} />
        {draft.experimentType === 'Expression' && <PerturbationSelect draft={draft} onEdit={onEdit} />}
        <div className={styles.field}>
          <span className={styles.label}>Edge type</span>
          <SuggestField
            label="Edge type"
            size="sm"
            value={draft.edgeType}
            items={edgeTypes.map((value) => ({ value, name: '' }))}
            placeholder={edgeTypes[0] ?? 'Regulated'}
            error={problems.edgeType !== undefined}
            onChange={(edgeType) => onEdit({ ...draft, edgeType })}
          />
        </div>
        <TextInput
          label="Label"
          value={draft.label}
          maxLength={200}
          error={problems.label}
          onChange={(event) => onEdit({ ...draft, label: event.currentTarget.value })}
        />
      </div>
      <InputProblem message={problems.tf} />
      <InputProblem message={problems.experimentType} />
      <InputProblem message={problems.edgeType} />
      <Metadata draft={draft} onEdit={onEdit} problem={problems.more} />
    </>
  );
}

/** Asks what an expression experiment did to the TF, by which the direction of a fold change is that by the TF. */
const PerturbationSelect = ({ draft, onEdit }: Pick<Props, 'draft' | 'onEdit'>) => (
  <Select
    label="What was done to the TF"
    value={draft.perturbation ?? ''}
    data={perturbationChoices}
    onChange={({ currentTarget }) =>
      onEdit({ ...draft, perturbation: perturbations.find((one) => one === currentTarget.value) })
    }
  />
);

function ExperimentTypeSelect({ draft, onEdit }: Pick<Props, 'draft' | 'onEdit'>) {
  const { experimentType } = draft;
  return (
    <Select
      label="Experiment type"
      value={experimentType ?? ''}
      data={[...(experimentType ? [] : [{ value: '', label: 'Choose a type' }]), ...experimentTypes]}
      onChange={({ currentTarget: { value } }) =>
        onEdit(
          withExperimentType(
            draft,
            experimentTypes.find((type) => type === value),
          ),
        )
      }
    />
  );
}

/** Further metadata as lines; a whole metadata file can be pasted. */
function Metadata({ draft, onEdit, problem }: Pick<Props, 'draft' | 'onEdit'> & { readonly problem?: string }) {
  return (
    <details open={problem !== undefined || undefined}>
      <summary>Further metadata (optional)</summary>
      <p className={styles.quiet}>
        One “Key: value” per line, as in metadata files of the import. TRANSCRIPTION_FACTOR_ID, EXPERIMENT_TYPE,
        EDGE_TYPE, PERTURBATION and LABEL fill the fields above.
      </p>
      <TextArea
        aria-label="Further metadata"
        rows={4}
        spellCheck={false}
        placeholder={'Treatment: 2 h heat\nReplicates: 3'}
        value={draft.more}
        onChange={(event) => onEdit({ ...draft, more: event.currentTarget.value })}
        onBlur={() => onEdit(withMetadata(draft, draft.more))}
      />
      <InputProblem message={problem} />
    </details>
  );
}
