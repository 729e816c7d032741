import { useMemo } from 'react';
import { useListTargets } from '../../../api/geneLists.ts';
import { InteractiveHeatMap } from '../../../shared/exports/InteractiveHeatMap.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { useStoredList } from '../storedList.ts';
import type { RegulatorRow } from './regulatorRows.ts';
import { figureTfs } from './scoresData.ts';
import { analysesOf, maxMatrixGenes, targetMatrix } from './targetMatrix.ts';
import styles from './Regulators.module.css';

interface Props {
  readonly rows: readonly RegulatorRow[];
  readonly onAbout: (row: RegulatorRow) => void;
}

/** Which genes of the list the first TFs target. */
export function TargetMatrix({ rows, onAbout }: Props) {
  const { id } = useStoredList();
  const first = useMemo(() => rows.slice(0, figureTfs), [rows]);
  const analyses = useMemo(() => analysesOf(first), [first]);
  const targets = useListTargets(id, analyses);
  if (first.length === 0)
    return <p className={styles.quiet}>No TF has these names. Clear the fields above to see all.</p>;
  return (
    <Loaded
      query={targets}
      loading={<Skeleton height={320} label="Loading the targets" />}
      failure="The targets could not be loaded."
    >
      {(data) => <Matrix rows={first} targets={data.analyses} onAbout={onAbout} />}
    </Loaded>
  );
}

interface MatrixProps extends Props {
  readonly targets: Parameters<typeof targetMatrix>[1];
}

function Matrix({ rows, targets, onAbout }: MatrixProps) {
  const { map, genes, targeted } = useMemo(() => targetMatrix(rows, targets), [rows, targets]);
  const title = `${countOf(targeted, 'gene')} of the list targeted by ${countOf(rows.length, 'TF')}`;
  const options = useMemo(() => ({ valueName: 'Kinds of evidence', lower: 0, upper: 3, title }), [title]);
  return (
    <>
      <h3>
        {title}
        {targeted > maxMatrixGenes && `; the ${formatCount(maxMatrixGenes)} with most of these TFs are shown`}
      </h3>
      <InteractiveHeatMap
        data={map}
        options={options}
        cellText={({ row, column }) => {
          const value = Number((map.values as readonly (readonly number[])[])[row][column]);
          const kinds = value === 0 ? 'does not target' : `targets by ${countOf(value, 'kind')} of evidence`;
          return `${map.rows[row][0]} ${kinds}: ${genes[column]}`;
        }}
        onPress={({ row }) => onAbout(rows[row])}
      />
    </>
  );
}
