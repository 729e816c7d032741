import { Checkbox } from '@mantine/core';
import { useMotifRegions } from '../../api/motifs.ts';
import { overlapText, toggleRegion } from './regions.ts';

interface Props {
  readonly chosen: readonly string[];
  readonly onChange: (regions: readonly string[]) => void;
}

/** Chooses the regions in which hits are counted; one that overlaps with a chosen one is disabled and says so. */
export function RegionChooser({ chosen, onChange }: Props) {
  const { data } = useMotifRegions();
  if (!data) return null;
  return (
    <Checkbox.Group label="Regions" value={[...chosen]}>
      {Object.values(data.regions).map(({ name, description }) => {
        const overlap = overlapText(data.regions, chosen, name);
        return (
          <Checkbox
            key={name}
            mt={6}
            value={name}
            label={description}
            description={overlap}
            disabled={overlap !== undefined}
            onChange={() => onChange(toggleRegion(chosen, name))}
          />
        );
      })}
    </Checkbox.Group>
  );
}
