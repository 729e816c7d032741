import { Autocomplete } from '@mantine/core';
import { comparators, numericKeys, readComparison, type Comparator } from '@trellis/core/query';
import { useEffect, useMemo } from 'react';
import { useKeys, useKeyValues } from '../../../api/keys.ts';
import { useChosenOwn } from '../../../state/own/ownAnalyses.ts';
import { Select } from '../../../ui/fields.tsx';
import { keysWithOwn, valuesWithOwn } from '../own/ownVocabulary.ts';
import { useBuilderRows } from './builderRows.ts';
import { tfsFilteredBy } from './nodeRows.ts';
import type { BuilderNode, NodeChange } from './nodes.ts';
import { usePaused } from '../../../state/usePaused.ts';
import styles from './builder.module.css';

/** Key, comparator and value of a filter, with the keys and values of the TFs that it applies to. */
export function FilterFields({ node }: { readonly node: FilterNode }) {
  const { nodes, actions } = useBuilderRows();
  const joined = usePaused(tfsFilteredBy(nodes, node).join(' '), 200);
  const tfs = joined === '' ? [] : joined.split(' ');
  const fields = { node, tfs, onChange: (change: NodeChange) => actions.change(node.id, change) };
  return (
    <>
      <KeySelect {...fields} />
      <ComparatorSelect {...fields} />
      <ValueField {...fields} />
    </>
  );
}

interface FieldProps {
  readonly node: FilterNode;
  readonly tfs: readonly string[];
  readonly onChange: (change: NodeChange) => void;
}

function KeySelect({ node: { id, key }, tfs, onChange }: FieldProps) {
  const { added } = useBuilderRows();
  const { data } = useKeys(tfs);
  const own = useChosenOwn();
  const keys = useMemo(() => keysWithOwn(data ?? [], own), [data, own]);
  useEffect(() => {
    if (key === '' && keys.length) onChange({ key: keys[0] });
    // oxlint-disable-next-line react/exhaustive-deps -- only a filter without a key takes the first one
  }, [key, keys]);
  return (
    <Select
      className={styles.key}
      aria-label="Key"
      autoFocus={id === added}
      value={key}
      data={keys.includes(key) ? keys : [key, ...keys]}
      onChange={({ currentTarget: { value: next } }) =>
        onChange({ key: next, value: '', ...(!isNumericKey(next) && { comparator: '=' }) })
      }
    />
  );
}

function ComparatorSelect({ node, onChange }: FieldProps) {
  const options = comparatorsFor(node);
  return (
    <Select
      className={styles.comparator}
      aria-label="Comparator"
      value={node.comparator}
      data={options}
      disabled={!isNumericKey(node.key) && node.comparator === '='}
      onChange={({ currentTarget: { value } }) =>
        onChange({ comparator: options.find((comparator) => comparator === value) })
      }
    />
  );
}

function ValueField({ node, tfs, onChange }: FieldProps) {
  const isNumeric = isNumericKey(node.key);
  const { data } = useKeyValues(isNumeric ? '' : node.key, tfs);
  const own = useChosenOwn();
  const values = useMemo(() => valuesWithOwn(data ?? [], node.key, own), [data, node.key, own]);
  return (
    <Autocomplete
      className={styles.value}
      aria-label="Value"
      placeholder={isNumeric ? 'a number' : 'a value'}
      value={node.value}
      data={[...values]}
      limit={50}
      error={hasInvalidNumber(node) && 'A number is needed.'}
      onChange={(value) => onChange({ value })}
    />
  );
}

export type FilterNode = Extract<BuilderNode, { kind: 'filter' }>;

const numericComparators: readonly Comparator[] = ['=', '<', '>', '<=', '>='];

/** Whether the values of a key are numbers. */
export const isNumericKey = (key: string): boolean => numericKeys.has(key.toLowerCase());

/** The comparators to select for a filter: `=`, the numeric ones for a numeric key, and the current one. */
export const comparatorsFor = ({ key, comparator }: FilterNode): Comparator[] =>
  comparators.filter(
    (one) => one === comparator || (isNumericKey(key) ? numericComparators.includes(one) : one === '='),
  );

/** Whether the value of a numeric key is neither blank nor a number; `targeted_by` also allows a percentage. */
export function hasInvalidNumber({ key, comparator, value }: FilterNode): boolean {
  if (!isNumericKey(key) || value.trim() === '') return false;
  try {
    readComparison({ kind: 'comparison', key, operator: comparator, value });
    return false;
  } catch {
    return true;
  }
}
