import { valueOf } from '@trellis/core';
import { Checkbox, Popover } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { useState } from 'react';
import { useMotifRegions } from '../../api/motifs.ts';
import { Chevron } from '../../ui/icons.tsx';
import viewStyles from '../../ui/view.module.css';
import { replacedText, switchRegion } from './regions.ts';

interface Props {
  /** Empty for the default regions. */
  readonly chosen: readonly string[];
  readonly onChange: (regions: readonly string[]) => void;
}

/** Chooses the regions in which hits are counted; one that overlaps with others replaces them, with a note. */
export function RegionChooser({ chosen, onChange }: Props) {
  const { data } = useMotifRegions();
  const [note, setNote] = useState<string>();
  if (!data) return null;
  const now = (chosen.length ? chosen : data.defaultRegions).filter((name) => Object.hasOwn(data.regions, name));
  const toggle = (name: string) => {
    const choice = switchRegion(data.regions, now, name);
    setNote(replacedText(data.regions, choice));
    onChange(choice.chosen);
  };
  return (
    <Popover position="bottom-start" offset={4} trapFocus onClose={() => setNote(undefined)}>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />}>
          {now.map((name) => valueOf(data.regions, name)?.description).join(', ')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw={320}>
        {Object.values(data.regions).map(({ name, description }) => (
          <Checkbox
            key={name}
            mb={6}
            label={description}
            checked={now.includes(name)}
            disabled={now.includes(name) && now.length === 1}
            onChange={() => toggle(name)}
          />
        ))}
        <p className={viewStyles.note} aria-live="polite">
          {note}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
