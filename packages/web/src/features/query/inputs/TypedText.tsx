import { Textarea } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A text field for a list. */
export function TypedText({ label, value, placeholder, onChange }: Props) {
  return (
    <Textarea
      aria-label={label}
      rows={6}
      spellCheck={false}
      autoCapitalize="off"
      placeholder={placeholder}
      value={value}
      styles={{ input: { fontFamily: 'var(--mono)', fontSize: 13, whiteSpace: 'pre', overflowX: 'auto' } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
