import { Slider } from '@mantine/core';
import { NumberField } from '../../ui/NumberField.tsx';
import styles from './AuprPanel.module.css';

interface Props {
  /** 0 for no cutoff. */
  readonly precision: number;
  readonly onPrecision: (precision: number) => void;
}

const label = 'AUPR precision cutoff';

/** The precision cutoff as a slider and as a number. */
export function CutoffFields({ precision, onPrecision }: Props) {
  const range = { min: 0, max: 1, step: 0.01, value: precision, onChange: onPrecision };
  return (
    <div className={styles.cutoff}>
      <Slider className={styles.slider} label={null} thumbLabel={label} {...range} />
      <NumberField aria-label={label} decimalScale={2} w={100} {...range} />
    </div>
  );
}
