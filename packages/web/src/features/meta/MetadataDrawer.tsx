import { Drawer } from '@mantine/core';
import { MetadataValue } from '../../shared/genes/MetadataValue.tsx';
import { sourceOf, type MetadataRow } from './metadataTable.ts';
import styles from './MetaView.module.css';

interface Props {
  /** The analysis; undefined closes the drawer. */
  readonly row: MetadataRow | undefined;
  readonly onClose: () => void;
}

/** All metadata of one analysis, in full. */
export function MetadataDrawer({ row, onClose }: Props) {
  return (
    <Drawer opened={row !== undefined} onClose={onClose} position="right" size="lg" title={row?.label}>
      <Facts facts={[...(row?.values ?? [])]} />
    </Drawer>
  );
}

/** Fields and values, in full and with their links. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [field: string, value: string])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([field, value]) => (
      <div key={field}>
        <dt>{field}</dt>
        <dd>
          <MetadataValue text={value} field={field} source={sourceOf(new Map(facts))} />
        </dd>
      </div>
    ))}
  </dl>
);
