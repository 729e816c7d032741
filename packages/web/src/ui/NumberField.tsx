import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface Props extends Omit<NumberInputProps, 'value' | 'onChange' | 'onBlur'> {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** Called with numbers from `min` to `max` only. */
  readonly onChange: (value: number) => void;
}

/** A field for a number within bounds. Another number that is typed becomes the nearest bound when the field loses focus. */
export function NumberField({ min, max, value, onChange, ...rest }: Props) {
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
