import { NativeSelect } from '@mantine/core';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Names by value. */
  readonly names: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** A short choice with its label before it. */
export function NamedSelect<Value extends string>({ label, value, names, onChange }: Props<Value>) {
  const values = Object.keys(names) as Value[];
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
      data={values.map((one) => ({ value: one, label: names[one] }))}
    />
  );
}
