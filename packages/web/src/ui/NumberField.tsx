import { NumberInput, TextInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { isAlpha, readColorBounds } from './typedNumbers.ts';

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'onBlur'> {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** Called with numbers from `min` to `max` only. */
  readonly onChange: (value: number) => void;
}

/** A field for a number within bounds. Another number that is typed becomes the nearest bound when the field loses focus. */
export function NumberField({ min, max, value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: number | string; readonly over: number }>();
  // The typed text is shown until the number changes from outside.
  const text = typed?.over === value ? typed.text : value;
  const type = (next: number | string) => {
    const number = read(next);
    const isIn = number >= min && number <= max;
    setTyped({ text: next, over: isIn ? number : value });
    if (isIn && number !== value) onChange(number);
  };
  const leave = () => {
    const number = read(text);
    setTyped(undefined);
    if (number < min) onChange(min);
    if (number > max) onChange(max);
  };
  return (
    <NumberInput {...rest} min={min} max={max} clampBehavior="none" value={text} onChange={type} onBlur={leave} />
  );
}

/** A number with zeros at its end comes as text. */
const read = (typed: number | string): number => (typed === '' ? NaN : Number(typed));

interface AlphaFieldProps {
  /** As typed. */
  readonly value: string;
  readonly onChange: (alpha: string) => void;
}

/** The largest corrected p-value of an enriched term or motif. */
export const AlphaField = ({ value, onChange }: AlphaFieldProps) => (
  <TextInput
    label="Alpha"
    leftSection="α"
    type="number"
    min={0}
    max={1}
    step="any"
    w={120}
    value={value}
    error={isAlpha(value) ? undefined : 'From 0 to 1; 0.05 is used.'}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface ColorBoundsFieldsProps {
  /** As typed. */
  readonly lower: string;
  readonly upper: string;
  readonly onChange: (change: { lower: string } | { upper: string }) => void;
}

/** Fields for the bounds of a color scale; empty ones leave them to the data. */
export function ColorBoundsFields({ lower, upper, onChange }: ColorBoundsFieldsProps) {
  const { problems } = readColorBounds(lower, upper);
  return (
    <>
      <TextInput
        label="Lower bound (-log10 p)"
        type="number"
        min={0}
        step="any"
        value={lower}
        error={problems.lower}
        onChange={(event) => onChange({ lower: event.currentTarget.value })}
      />
      <TextInput
        label="Upper bound (-log10 p)"
        type="number"
        min={0}
        step="any"
        value={upper}
        error={problems.upper}
        onChange={(event) => onChange({ upper: event.currentTarget.value })}
      />
    </>
  );
}
