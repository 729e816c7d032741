import { SegmentedControl, TextInput } from '@mantine/core';
import { useTyped } from '../../../ui/delayedState.ts';
import { aspectChoices, type AspectChoice } from './functionOptions.ts';
import { aspectNames } from './functionTexts.ts';

interface AspectControlProps {
  readonly value: AspectChoice;
  readonly onChange: (aspect: AspectChoice) => void;
}

/** Chooses the aspect of the Gene Ontology that a view shows. */
export const AspectControl = ({ value, onChange }: AspectControlProps) => (
  <SegmentedControl
    aria-label="Aspect"
    value={value}
    onChange={onChange}
    data={aspectChoices.map((aspect) => ({ value: aspect, label: aspectNames[aspect] }))}
  />
);

interface TermSearchProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Finds terms by words of their ids and names. */
export function TermSearch({ value, onChange }: TermSearchProps) {
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
