import { Button, Checkbox, Popover } from '@mantine/core';
import { useMotifRegions } from '../../api/motifs.ts';
import { Chevron } from '../../ui/icons.tsx';

interface Props {
  /** Empty for the default regions. */
  readonly chosen: readonly string[];
  readonly onChange: (regions: readonly string[]) => void;
}

/** Chooses the regions in which hits are counted; they must not overlap. */
export function RegionChooser({ chosen, onChange }: Props) {
  const { data } = useMotifRegions();
  if (!data) return null;
  const now = chosen.length ? chosen : data.defaultRegions;
  const taken = new Set(now.flatMap((name) => data.regions[name]?.group ?? []));
  const toggle = (name: string) =>
    onChange(now.includes(name) ? now.filter((other) => other !== name) : [...now, name]);
  return (
    <Popover position="bottom-start" offset={4} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />}>
          {now.map((name) => data.regions[name]?.description ?? name).join(', ')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {Object.values(data.regions).map(({ name, description, group }) => (
          <Checkbox
            key={name}
            mb={6}
            label={description}
            checked={now.includes(name)}
            disabled={now.includes(name) ? now.length === 1 : group.some((one) => taken.has(one))}
            onChange={() => toggle(name)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
