import { Checkbox, Popover, ScrollArea } from '@mantine/core';
import { Button, named } from '../../ui/Button.tsx';
import { useAupr } from '../../api/networkAnalysis.ts';
import { useEdgeTypes } from '../../api/sources.ts';
import { Chevron } from '../../ui/icons.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

/** A cutoff that keeps every validated prediction. */
const minPrecision = 0.01;

/** Adds edges of other data, and validated predictions when the query has a target network. */
export function FeaturesPopover() {
  const { request, options } = useViewer();
  const types = useEdgeTypes();
  const aupr = useAupr(request, 0);
  const chosen = options.edges.length + Number(options.precision > 0);
  const count = chosen > 0 ? ` (${chosen})` : '';
  return (
    <Popover position="bottom-start" offset={4} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />} {...named(`Additional Edge Features${count}`)}>
          Edge Features{count}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Additional edge features">
        <ScrollArea.Autosize mah={320}>
          {types?.length === 0 && !aupr.data && <p>No additional edges to choose from.</p>}
          {types?.map((name) => (
            <EdgeTypeBox key={name} name={name} />
          ))}
          {aupr.data && <PredictionFields />}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

function EdgeTypeBox({ name }: { readonly name: string }) {
  const { options, onOptions } = useViewer();
  const { edges } = options;
  const isChosen = edges.includes(name);
  const toggle = () =>
    onOptions({ ...options, edges: isChosen ? edges.filter((one) => one !== name) : [...edges, name] });
  return <Checkbox mb={6} label={name} checked={isChosen} onChange={toggle} />;
}

function PredictionFields() {
  const { options, onOptions } = useViewer();
  const { precision } = options;
  const setPrecision = (next: number) => onOptions({ ...options, precision: next });
  return (
    <>
      <Checkbox
        mt={10}
        label="Validated predictions (AUPR)"
        checked={precision > 0}
        onChange={() => setPrecision(precision > 0 ? 0 : minPrecision)}
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
          onChange={setPrecision}
        />
      )}
    </>
  );
}
