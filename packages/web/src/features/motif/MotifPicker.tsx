import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Chips } from '../../ui/Chips.tsx';
import { countOf } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Motifs in the list at once; searching is faster than scrolling further. */
const maxShown = 60;

/** Chooses individual motifs; nothing changes before Update. */
export function MotifPicker({ title, names, chosen, onChange, onClose }: Props) {
  const [draft, setDraft] = useState<readonly string[]>(chosen);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(wanted));
  const toggle = (name: string) =>
    setDraft(draft.includes(name) ? draft.filter((other) => other !== name) : [...draft, name]);
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <div className={viewStyles.options}>
        <Chips names={draft} onChange={setDraft} />
      </div>
      <TextInput
        mt={12}
        type="search"
        label={`Search ${countOf(names.length, 'motif')}`}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        data-autofocus
      />
      <div style={{ maxHeight: '40vh', overflow: 'auto', margin: '12px 0' }}>
        {found.slice(0, maxShown).map((name) => (
          <Checkbox key={name} mb={6} label={name} checked={draft.includes(name)} onChange={() => toggle(name)} />
        ))}
        {found.length > maxShown && <p>{countOf(found.length - maxShown, 'more motif')}: type to narrow the list.</p>}
        {found.length === 0 && <p>No motif contains “{search}”.</p>}
      </div>
      <div className={viewStyles.options}>
        <Button
          onClick={() => {
            onChange(draft);
            onClose();
          }}
        >
          Update
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
