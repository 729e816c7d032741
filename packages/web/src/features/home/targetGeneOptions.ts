import { listOptions, ownSourceOptions, type InputSource } from '../../state/inputs.ts';

interface ListNames {
  readonly predefined: readonly string[];
  readonly saved: readonly string[];
}

/** The grouped options for the target genes. */
export function targetGeneOptions(selected: InputSource, { predefined, saved }: ListNames) {
  const groups = [
    { group: 'Predefined Lists', items: listOptions('predefined', predefined, selected) },
    { group: 'Saved Lists', items: listOptions('saved', saved, selected) },
    { group: 'Your own', items: ownSourceOptions },
  ];
  return [{ value: 'none', label: 'All genes' }, ...groups.filter((group) => group.items.length > 0)];
}
