import { Select } from '../../../ui/Select.tsx';
import { usePredefined } from '../../../api/lists.ts';
import type { Input } from '../../../state/inputs.ts';
import {
  listOptions,
  ownSourceOptions,
  parseSource,
  sourceValue,
  type InputSource,
} from '../../../state/inputSource.ts';
import { useSavedLists } from '../../../state/savedLists.ts';
import type { InputKind } from './inputKinds.ts';

interface Props {
  readonly kind: InputKind;
  readonly input: Input;
  readonly onChange: (source: InputSource) => void;
}

/** Selects the source of an input: the user's own text or file, a predefined or a saved list. */
export function SourceSelect({ kind, input, onChange }: Props) {
  const { data: predefined = [] } = usePredefined(kind.holds);
  const lists = useSavedLists((saved) => saved.lists);
  const saved = lists.filter((list) => list.kind === kind.holds).map(({ name }) => name);
  const groups = [
    { group: 'Your own', items: ownSourceOptions },
    { group: 'Predefined Lists', items: listOptions('predefined', predefined, input) },
    { group: 'Saved Lists', items: listOptions('saved', saved, input) },
  ];
  return (
    <Select
      aria-label={kind.title}
      value={sourceValue(input)}
      onChange={(event) => onChange(parseSource(event.currentTarget.value))}
      data={[{ value: 'none', label: 'None' }, ...groups.filter(({ items }) => items.length > 0)]}
    />
  );
}
