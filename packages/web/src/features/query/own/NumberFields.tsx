import { Checkbox } from '@mantine/core';
import { changeUnits, pUnits, type ChangeUnit, type Cutoffs, type PUnit } from '../../../state/own/ownAnalysis.ts';
import { formatCount } from '../../../ui/numbers.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Select } from '../../../ui/fields.tsx';
import { InputProblem } from '../inputs/InputCheck.tsx';
import { targetCount, type DraftField, type OwnDraft } from './ownDraft.ts';
import styles from './own.module.css';

interface Props {
  readonly draft: OwnDraft;
  readonly problems: Partial<Record<DraftField, string>>;
  readonly onEdit: (draft: OwnDraft) => void;
}

/** Units and cutoffs of the numbers, as far as the file leaves them open; nothing for a plain list. */
export function NumberFields({ draft, problems, onEdit }: Props) {
  const { rows, pUnit, asksUnit, changeUnit } = draft;
  if (!rows.change && !rows.p) return <InputProblem message={problems.rows} />;
  const asksPUnit = pUnit !== 'p' || rows.p?.some((value) => value > 1);
  return (
    <>
      <div className={styles.fields}>
        {asksUnit && (
          <Select
            label="Unit of the fold changes"
            value={changeUnit ?? ''}
            aria-invalid={problems.changeUnit !== undefined || undefined}
            data={[...(changeUnit ? [] : [{ value: '', label: 'Choose a unit' }]), ...changeUnitOptions]}
            onChange={({ currentTarget }) =>
              onEdit({ ...draft, changeUnit: changeUnits.find((unit) => unit === currentTarget.value) })
            }
          />
        )}
        {asksPUnit && (
          <Select
            label="Unit of the p-values"
            value={pUnit}
            data={pUnitOptions}
            onChange={({ currentTarget }) =>
              onEdit({ ...draft, pUnit: pUnits.find((unit) => unit === currentTarget.value) ?? 'p' })
            }
          />
        )}
      </div>
      <InputProblem message={problems.changeUnit} />
      <InputProblem message={problems.p} />
      <CutoffFields draft={draft} onEdit={onEdit} />
      <InputProblem message={problems.rows} />
    </>
  );
}

const changeLabels: Readonly<Record<ChangeUnit, string>> = {
  log2: 'log2 fold change',
  ln: 'natural logarithm',
  log10: 'log10 fold change',
  ratio: 'ratio (0.5 is half)',
  signed: 'signed ratio (-2 is half)',
};
const changeUnitOptions = changeUnits.map((value) => ({ value, label: changeLabels[value] }));

const pLabels: Readonly<Record<PUnit, string>> = { p: 'p-value', '-log10': '-log10 of the p-value' };
const pUnitOptions = pUnits.map((value) => ({ value, label: pLabels[value] }));

const initialCutoffs: Cutoffs = { minChange: 1, maxP: 0.05 };

/** Which genes of a table are targets, with their number. */
function CutoffFields({ draft, onEdit }: Omit<Props, 'problems'>) {
  const { cutoffs, rows, count } = draft;
  const targets = targetCount(draft);
  const change = (next: Partial<Cutoffs>) =>
    onEdit({ ...draft, cutoffs: { ...(cutoffs ?? initialCutoffs), ...next } });
  return (
    <div className={styles.cutoffs}>
      <Checkbox
        label="Only genes within cutoffs"
        checked={cutoffs !== undefined}
        onChange={({ currentTarget }) =>
          onEdit({
            ...draft,
            cutoffs: currentTarget.checked
              ? { ...initialCutoffs, ...(!rows.change && { minChange: 0 }), ...(!rows.p && { maxP: 1 }) }
              : undefined,
          })
        }
      />
      {cutoffs && (
        <div className={styles.fields}>
          {rows.change && (
            <NumberField
              label="|log2 fold change| at least"
              min={0}
              max={100}
              step={0.5}
              value={cutoffs.minChange}
              onChange={(minChange) => change({ minChange })}
            />
          )}
          {rows.p && (
            <NumberField
              label="P-value at most"
              min={0}
              max={1}
              step={0.01}
              value={cutoffs.maxP}
              onChange={(maxP) => change({ maxP })}
            />
          )}
        </div>
      )}
      {targets !== undefined && (
        <p role="status" className={styles.count}>
          {cutoffs
            ? `${formatCount(targets)} of ${formatCount(count)} genes are targets`
            : `All ${formatCount(count)} genes are targets`}
        </p>
      )}
    </div>
  );
}
