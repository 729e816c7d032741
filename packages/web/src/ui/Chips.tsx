import { Pill } from '@mantine/core';
import { Button } from './Button.tsx';

interface Props {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** The chosen names, each with a button that removes it, and a button that removes all. */
export function Chips({ names, onChange }: Props) {
  if (!names.length) return null;
  return (
    <>
      {names.map((name) => (
        <Pill
          key={name}
          withRemoveButton
          onRemove={() => onChange(names.filter((other) => other !== name))}
          removeButtonProps={{ 'aria-label': `Remove ${name}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {name}
        </Pill>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
        Clear All
      </Button>
    </>
  );
}
