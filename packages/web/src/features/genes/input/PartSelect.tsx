import { useListDraft } from '../../../state/listDraft.ts';
import { countOf } from '../../../ui/numbers.ts';
import { Select } from '../../../ui/Select.tsx';
import { listsIn, type ReadInput } from './newList.ts';

/** Chooses one of the lists of an input with several, or all of them. */
export function PartSelect({ read }: { readonly read: ReadInput }) {
  const { part, choosePart } = useListDraft();
  const lists = listsIn(read);
  if (lists.length < 2) return null;
  return (
    <Select
      label="List"
      value={part}
      onChange={(event) => choosePart(event.currentTarget.value)}
      data={[
        { value: '', label: `All ${countOf(lists.length, 'list')}` },
        ...lists.map(({ name, names }) => ({ value: name, label: `${name} (${countOf(names.length, 'name')})` })),
      ]}
    />
  );
}
