import type { TargetListsView } from '@trellis/contract';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { targetFields } from './rows.ts';
import { useTargetOptions } from './state.ts';

/** Chooses the metadata of the analyses to show. */
export function TargetFields({ lists }: { readonly lists: TargetListsView }) {
  const { fields, set } = useTargetOptions();
  return <FieldChooser names={targetFields(lists)} chosen={fields} onChange={(next) => set({ fields: next })} />;
}
