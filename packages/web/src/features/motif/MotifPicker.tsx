import { Checkbox, TextInput } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { useState, type MouseEvent } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Chips } from '../../ui/FieldChooser.tsx';
import { countOf } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import { findMotifs, howToPick, pickMotif, type PickClick, type Picked, type SymbolOf } from './pickMotifs.ts';
import styles from './MotifPicker.module.css';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
  readonly symbolOf: SymbolOf;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Motifs in the list at once; searching is faster than scrolling further. */
const maxShown = 60;

/** Chooses individual motifs, found by name or symbol; nothing changes before Update. */
export function MotifPicker({ title, names, symbolOf, chosen, onChange, onClose }: Props) {
  const [picked, setPicked] = useState<Picked>({ names: chosen });
  const [search, setSearch] = useState('');
  const found = findMotifs(names, search, symbolOf);
  const shown = found.slice(0, maxShown);
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <div className={viewStyles.options}>
        <Chips names={picked.names} onChange={(next) => setPicked({ ...picked, names: next })} />
      </div>
      <TextInput
        mt={12}
        type="search"
        label={`Search ${countOf(names.length, 'motif')} by name or symbol`}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        data-autofocus
      />
      <p className={viewStyles.note}>
        Click a name to choose it alone. Its box or a click with Ctrl adds or removes it; Shift adds a range.
      </p>
      <div className={styles.list}>
        {shown.map((name) => (
          <MotifBox
            key={name}
            name={name}
            symbol={symbolOf(name)}
            checked={picked.names.includes(name)}
            onPick={(how) => setPicked(pickMotif(picked, shown, { name, how }))}
          />
        ))}
        {found.length > maxShown && <p>{countOf(found.length - maxShown, 'more motif')}: type to narrow the list.</p>}
        {found.length === 0 && <p>No motif has “{search}” in its name or symbol.</p>}
      </div>
      <div className={viewStyles.options}>
        <Button
          onClick={() => {
            onChange(picked.names);
            onClose();
          }}
        >
          Update
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

interface BoxProps {
  readonly name: string;
  readonly symbol: string | undefined;
  readonly checked: boolean;
  readonly onPick: (how: PickClick['how']) => void;
}

/** A motif with its box, which adds or removes it, also without a mouse. A click on the name is one in a list of names. */
function MotifBox({ name, symbol, checked, onPick }: BoxProps) {
  const onRow = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onPick(howToPick(event));
  };
  return (
    <div onClick={onRow}>
      <Checkbox
        mb={6}
        label={
          <>
            {name} {symbol !== undefined && <em className={styles.symbol}>{symbol}</em>}
          </>
        }
        checked={checked}
        onChange={({ nativeEvent }) => onPick('shiftKey' in nativeEvent && nativeEvent.shiftKey ? 'range' : 'toggle')}
      />
    </div>
  );
}
