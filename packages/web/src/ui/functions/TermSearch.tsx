import { TextInput } from '@mantine/core';
import { useTyped } from '../useTyped.ts';

interface Props {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Finds terms by words of their ids and names. */
export function TermSearch({ value, onChange }: Props) {
  const [typed, type] = useTyped(value, onChange);
  return (
    <TextInput
      type="search"
      aria-label="Search the terms"
      placeholder="Search terms"
      w={180}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
