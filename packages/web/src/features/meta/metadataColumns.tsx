import { Fragment } from 'react';
import type { DataColumn } from '../../ui/DataTable.tsx';
import { isCommitField, MetadataValue } from '../../shared/genes/MetadataValue.tsx';
import { textLinks } from '../../ui/textLinks.ts';
import { sourceOf, type FieldRow, type MetadataRow, type MetadataTable } from './metadataTable.ts';
import styles from './MetaView.module.css';

/** Longest value that a cell shows in full; the drawer shows longer ones. */
const maxCellLength = 36;

/** A column for the field, and one per analysis, which opens its drawer; cells with the search are highlighted. */
export function columnsPerAnalysis(
  { rows }: MetadataTable,
  search: string,
  onOpen: (row: MetadataRow) => void,
): DataColumn<FieldRow>[] {
  const highlight = highlighter(search);
  return [
    { id: 'field', name: 'Field', value: ({ field }) => field, show: ({ field }) => <FieldName text={field} /> },
    ...rows.map((analysis): DataColumn<FieldRow> => {
      const valueOf = ({ values }: FieldRow) => values.get(analysis.id) ?? '';
      return {
        id: `analysis ${analysis.id}`,
        name: analysis.label,
        onAbout: () => onOpen(analysis),
        value: valueOf,
        show: (row) => (
          <Value
            text={valueOf(row)}
            field={row.field}
            source={sourceOf(analysis.values)}
            onOpen={() => onOpen(analysis)}
          />
        ),
        style: (row) => highlight(valueOf(row)),
      };
    }),
  ];
}

/** The name of a field, which breaks between its words in a narrow column. */
const FieldName = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[_/])/).map((word, i) => (
    <Fragment key={i}>
      {word}
      <wbr />
    </Fragment>
  ));

function highlighter(search: string) {
  const wanted = search.trim().toLowerCase();
  return (text: string) =>
    wanted && text.toLowerCase().includes(wanted) ? { background: 'var(--accent-soft)' } : undefined;
}

/** A column for the analysis, which opens its drawer, and one per field; cells with the search are highlighted. */
export function columnsPerField(
  { fields }: MetadataTable,
  search: string,
  onOpen: (row: MetadataRow) => void,
): DataColumn<MetadataRow>[] {
  const highlight = highlighter(search);
  return [
    {
      id: 'analysis',
      name: 'Analysis',
      value: ({ label }) => label,
      show: (row) => (
        <button type="button" className={styles.label} onClick={() => onOpen(row)}>
          {row.label}
        </button>
      ),
    },
    ...fields.map((field): DataColumn<MetadataRow> => {
      const valueOf = ({ values }: MetadataRow) => values.get(field) ?? '';
      return {
        id: `field ${field}`,
        name: field,
        value: valueOf,
        show: (row) => (
          <Value text={valueOf(row)} field={field} source={sourceOf(row.values)} onOpen={() => onOpen(row)} />
        ),
        style: (row) => highlight(valueOf(row)),
      };
    }),
  ];
}

interface ValueProps {
  readonly text: string;
  readonly field: string;
  readonly source: string | undefined;
  readonly onOpen: () => void;
}

/** A value; a long one without a link is cut and opens the drawer. */
function Value({ text, field, source, onOpen }: ValueProps) {
  const isShort = text.length <= maxCellLength || isCommitField(field, text);
  if (isShort || textLinks(text, field).some(({ url }) => url)) {
    return <MetadataValue text={text} field={field} source={source} />;
  }
  return (
    <button type="button" className={styles.long} title={text} onClick={onOpen}>
      {text.slice(0, maxCellLength - 1).trimEnd()}…
    </button>
  );
}
