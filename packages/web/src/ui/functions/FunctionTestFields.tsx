import { evidenceFilters, functionScopes } from '@trellis/core/ontology';
import { AlphaField } from '../AlphaField.tsx';
import { CorrectionSelect } from '../CorrectionSelect.tsx';
import { NumberField } from '../NumberField.tsx';
import { Select } from '../Select.tsx';
import { termSizeBounds, type FunctionOptions } from './functionOptions.ts';
import { evidenceNames, scopeNames } from './functionWords.ts';

type TestOptions = Omit<FunctionOptions, 'aspect'>;

interface Props {
  readonly options: TestOptions;
  readonly onChange: (change: Partial<TestOptions>) => void;
  /** Whether the annotations have evidence codes. */
  readonly hasEvidence: boolean;
}

/** The fields of a test of functions: population, evidence, correction, sizes of the tested terms, and alpha. */
export const FunctionTestFields = ({ options, onChange, hasEvidence }: Props) => (
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
const TermSizes = ({ min, max, onChange }: Pick<FunctionOptions, 'min' | 'max'> & Pick<Props, 'onChange'>) => (
  <>
    <NumberField
      label="Minimum genes per term"
      leftSection="≥"
      rightSection="genes"
      rightSectionWidth={52}
      hideControls
      w={160}
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
      w={160}
      min={min}
      max={termSizeBounds.max}
      value={max}
      allowDecimal={false}
      onChange={(next) => onChange({ max: next })}
    />
  </>
);
