import { Autocomplete, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { comparators, numericKeys, readComparison, type Comparator } from '@trellis/core';
import { useEffect } from 'react';
import { useKeys, useKeyValues } from '../../../api/keys.ts';
import type { BuilderNode, NodeChange } from './nodes.ts';
import styles from './builder.module.css';

interface Props {
  readonly node: Extract<BuilderNode, { kind: 'filter' }>;
  readonly tfs: readonly string[];
  readonly focus: boolean;
  readonly onChange: (change: NodeChange) => void;
}

const numericComparators: readonly Comparator[] = ['=', '<', '>', '<=', '>='];

/** Whether a key compares numbers; all others take `=` alone. */
const isNumeric = (key: string): boolean => numericKeys.has(key.toLowerCase());

/** Key, comparator and value of a filter, with the keys and values that the TFs around it have. */
export function FilterFields({ node, tfs, focus, onChange }: Props) {
  const [asked] = useDebouncedValue(tfs.join(' '), 200);
  const around = asked === '' ? [] : asked.split(' ');
  const { data: keys = [] } = useKeys(around);
  const { data: values = [] } = useKeyValues(isNumeric(node.key) ? '' : node.key, around);
  const { key } = node;
  useEffect(() => {
    if (key === '' && keys.length) onChange({ key: keys[0] });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a filter without a key takes the first one
  }, [key, keys]);
  const allowed = isNumeric(key) ? numericComparators : (['='] as const);
  const wrong = isNumeric(key) && node.value.trim() !== '' && !isReadable(node);
  return (
    <>
      <NativeSelect
        className={styles.key}
        aria-label="Key"
        autoFocus={focus}
        value={key}
        data={keys.includes(key) ? keys : [key, ...keys]}
        onChange={({ currentTarget: { value: next } }) =>
          onChange({ key: next, value: '', ...(!isNumeric(next) && { comparator: '=' }) })
        }
      />
      <NativeSelect
        className={styles.comparator}
        aria-label="Comparator"
        value={node.comparator}
        data={comparators.filter((one) => one === node.comparator || (allowed as readonly string[]).includes(one))}
        disabled={!isNumeric(key) && node.comparator === '='}
        onChange={(event) => onChange({ comparator: event.currentTarget.value as Comparator })}
      />
      <Autocomplete
        className={styles.value}
        aria-label="Value"
        placeholder={isNumeric(key) ? 'a number' : 'a value'}
        value={node.value}
        data={[...values]}
        limit={50}
        error={wrong && 'A number is needed.'}
        onChange={(value) => onChange({ value })}
      />
    </>
  );
}

/** Whether a query can read the value: `targeted_by` takes a percentage, too. */

function isReadable({ key, comparator, value }: Props['node']): boolean {
  try {
    readComparison({ kind: 'comparison', key, operator: comparator, value });
    return true;
  } catch {
    return false;
  }
}
