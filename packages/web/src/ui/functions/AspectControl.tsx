import { SegmentedControl } from '@mantine/core';
import { aspectChoices, type AspectChoice } from './functionOptions.ts';
import { aspectNames } from './functionWords.ts';

interface Props {
  readonly value: AspectChoice;
  readonly onChange: (aspect: AspectChoice) => void;
}

/** Chooses the aspect of the Gene Ontology that a view shows. */
export const AspectControl = ({ value, onChange }: Props) => (
  <SegmentedControl
    aria-label="Aspect"
    value={value}
    onChange={onChange}
    data={aspectChoices.map((aspect) => ({ value: aspect, label: aspectNames[aspect] }))}
  />
);
