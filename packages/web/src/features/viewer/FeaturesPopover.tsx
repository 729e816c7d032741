import { Button, Checkbox, Popover, ScrollArea } from '@mantine/core';
import { useAupr } from '../../api/aupr.ts';
import { useEdgeTypes } from '../../api/edges.ts';
import type { NetworkOptions } from '../../api/network.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { Chevron } from '../../ui/icons.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import styles from './Viewer.module.css';

interface Props {
  readonly request: RequestRef;
  readonly options: NetworkOptions;
  readonly onOptions: (options: NetworkOptions) => void;
}

/** A cutoff that keeps every validated prediction. */
const minPrecision = 0.01;

/** Further edges to draw: other data of the data set, and validated predictions when the request has a target network. */
export function FeaturesPopover({ request, options, onOptions }: Props) {
  const types = useEdgeTypes();
  const aupr = useAupr(request, 0);
  const { edges, precision } = options;
  const chosen = edges.length + Number(precision > 0);
  const toggle = (name: string) =>
    onOptions({ ...options, edges: edges.includes(name) ? edges.filter((one) => one !== name) : [...edges, name] });
  const none = types.data?.length === 0 && !aupr.data;
  return (
    <Popover position="bottom-start" offset={4} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />}>
          Additional Edge Features{chosen > 0 && ` (${chosen})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Additional edge features">
        <ScrollArea.Autosize mah={320}>
          {none && <p>This data set has no additional edges.</p>}
          {types.error && <p role="alert">The additional edges could not be listed. {types.error.message}</p>}
          {types.data?.map((name) => (
            <Checkbox key={name} mb={6} label={name} checked={edges.includes(name)} onChange={() => toggle(name)} />
          ))}
          {aupr.data && (
            <>
              <Checkbox
                mt={10}
                label="Validated predictions (AUPR)"
                checked={precision > 0}
                onChange={() => onOptions({ ...options, precision: precision > 0 ? 0 : minPrecision })}
              />
              {precision > 0 && (
                <NumberField
                  mt={6}
                  className={styles.cutoff}
                  label="Precision cutoff"
                  min={minPrecision}
                  max={1}
                  step={0.01}
                  decimalScale={2}
                  value={precision}
                  onChange={(value) => onOptions({ ...options, precision: value })}
                />
              )}
            </>
          )}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
