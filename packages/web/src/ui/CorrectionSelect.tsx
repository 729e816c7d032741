import { corrections, type Correction } from '@trellis/core';
import { NamedSelect } from './NamedSelect.tsx';

interface Props {
  readonly value: Correction;
  readonly onChange: (correction: Correction) => void;
}

/** Chooses how p-values are corrected for the number of tests. */
export const CorrectionSelect = (props: Props) => (
  <NamedSelect label="Correction for multiple testing" names={corrections} {...props} />
);
