import { Select } from '../../../ui/Select.tsx';
import type { FileChoice, ReadFile } from './reading/readOwnFile.ts';
import styles from './own.module.css';

interface Props {
  readonly read: ReadFile;
  readonly onChoose: (choice: FileChoice) => void;
}

/** The columns that are read, to choose others; nothing for a plain list. */
export function ColumnFields({ read, onChoose }: Props) {
  const { columns, recognized, sheets, sheet } = read;
  const { gene, change, p, numbers, pColumns } = recognized;
  const choice = { gene, change, p };
  const choose = (next: Partial<typeof choice>) => onChoose({ sheet, columns: { ...choice, ...next } });
  const others = numbers.filter((i) => !pColumns.includes(i));
  return (
    <div className={styles.fields}>
      {sheets.length > 1 && (
        <Select
          label="Sheet"
          value={sheet}
          data={sheets.map((name, i) => ({ value: String(i), label: name }))}
          onChange={({ currentTarget }) => onChoose({ sheet: Number(currentTarget.value) })}
        />
      )}
      {columns.length > 1 && (
        <Select
          label="Gene column"
          value={gene}
          data={columns.map((label, i) => ({ value: String(i), label }))}
          onChange={({ currentTarget }) => choose({ gene: Number(currentTarget.value) })}
        />
      )}
      {numbers.length > 0 && (
        <>
          <Select
            label="Fold change column"
            value={change ?? ''}
            data={optional([...others, ...pColumns], columns)}
            onChange={({ currentTarget }) => choose({ change: columnOf(currentTarget.value) })}
          />
          <Select
            label="P-value column"
            value={p ?? ''}
            data={optional([...pColumns, ...others], columns)}
            onChange={({ currentTarget }) => choose({ p: columnOf(currentTarget.value) })}
          />
        </>
      )}
    </div>
  );
}

const optional = (columns: readonly number[], names: readonly string[]) => [
  { value: '', label: 'None' },
  ...columns.map((i) => ({ value: String(i), label: names[i] })),
];

const columnOf = (value: string): number | undefined => (value === '' ? undefined : Number(value));
