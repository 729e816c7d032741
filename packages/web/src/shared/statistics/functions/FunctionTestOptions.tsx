import { evidenceFilters, functionScopes } from '@trellis/core/ontology';
import { corrections } from '@trellis/core/stats';
import { NumberField } from '../../../ui/NumberField.tsx';
import { AlphaField, ColorBoundsFields } from '../BoundsFields.tsx';
import { OptionsPanel } from '../../../ui/OptionsPanel.tsx';
import { CorrectionSelect } from '../TestSelects.tsx';
import { Select } from '../../../ui/fields.tsx';
import { alphaOf, colorBoundsText } from '../typedNumbers.ts';
import { termSizeBounds, type FunctionOptions } from './functionOptions.ts';
import { evidenceNames, scopeNames } from './functionTexts.ts';

type TestOptions = Omit<FunctionOptions, 'aspect'>;

/** The bounds of a heat map, as typed. */
interface Bounds {
  readonly lower: string;
  readonly upper: string;
}

interface Props {
  readonly options: TestOptions;
  /** Whether the annotations have evidence codes. */
  readonly hasEvidence: boolean;
  /** For a view with a heat map. */
  readonly bounds?: Bounds;
  readonly onRecalculate: (change: TestOptions & Partial<Bounds>) => void;
}

/** How functions are tested; Recalculate applies a change. */
export function FunctionTestOptions({ options, hasEvidence, bounds, onRecalculate }: Props) {
  const { scope, evidence, correction, min, max, alpha } = options;
  const summary = [
    scopeNames[scope],
    hasEvidence && evidenceNames[evidence],
    corrections[correction],
    `alpha ${alphaOf(alpha)}`,
    `terms with ${min} to ${max} genes`,
    bounds && colorBoundsText(bounds.lower, bounds.upper),
  ];
  return (
    <OptionsPanel
      options={{ scope, evidence, correction, min, max, alpha, ...bounds }}
      summary={summary.filter(Boolean).join(' · ')}
      onRecalculate={onRecalculate}
    >
      {(draft, change) => (
        <>
          <FunctionTestFields options={draft} onChange={change} hasEvidence={hasEvidence} />
          {draft.lower !== undefined && draft.upper !== undefined && (
            <ColorBoundsFields lower={draft.lower} upper={draft.upper} onChange={change} />
          )}
        </>
      )}
    </OptionsPanel>
  );
}

interface FieldsProps {
  readonly options: TestOptions;
  readonly onChange: (change: Partial<TestOptions>) => void;
  /** Whether the annotations have evidence codes. */
  readonly hasEvidence: boolean;
}

/** The fields of a test of functions: population, evidence, correction, sizes of the tested terms, and alpha. */
const FunctionTestFields = ({ options, onChange, hasEvidence }: FieldsProps) => (
  <>
    <Select
      label="Genes that could be drawn"
      value={options.scope}
      onChange={({ currentTarget: { value } }) => {
        const scope = functionScopes.find((each) => each === value);
        if (scope) onChange({ scope });
      }}
      data={functionScopes.map((value) => ({ value, label: scopeNames[value] }))}
    />
    {hasEvidence && (
      <Select
        label="Evidence of annotations"
        value={options.evidence}
        onChange={({ currentTarget: { value } }) => {
          const evidence = evidenceFilters.find((each) => each === value);
          if (evidence) onChange({ evidence });
        }}
        data={evidenceFilters.map((value) => ({ value, label: evidenceNames[value] }))}
      />
    )}
    <CorrectionSelect
      label="Correction"
      value={options.correction}
      onChange={(correction) => onChange({ correction })}
    />
    <AlphaField value={options.alpha} onChange={(alpha) => onChange({ alpha })} />
    <TermSizes {...options} onChange={onChange} />
  </>
);

/** The smallest and the largest number of genes of a tested term. */
const TermSizes = ({ min, max, onChange }: Pick<FunctionOptions, 'min' | 'max'> & Pick<FieldsProps, 'onChange'>) => (
  <>
    <NumberField
      label="Minimum genes per term"
      leftSection="≥"
      rightSection="genes"
      rightSectionWidth={52}
      hideControls
      w={190}
      min={termSizeBounds.min}
      max={max}
      value={min}
      allowDecimal={false}
      onChange={(next) => onChange({ min: next })}
    />
    <NumberField
      label="Maximum genes per term"
      leftSection="≤"
      rightSection="genes"
      rightSectionWidth={52}
      hideControls
      w={190}
      min={min}
      max={termSizeBounds.max}
      value={max}
      allowDecimal={false}
      onChange={(next) => onChange({ max: next })}
    />
  </>
);
