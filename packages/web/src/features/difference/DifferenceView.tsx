import { SegmentedControl, TextInput } from '@mantine/core';
import type { VersionDifference } from '@trellis/core/versions';
import { useResultRef } from '../../api/requestRef.ts';
import { differenceCsvLink, useDifference, shortVersion } from '../../api/versions.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { downloadName } from '../../shared/exports/saveFile.ts';
import { ResultView } from '../../ui/ResultView.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Download } from '../../ui/toolIcons.tsx';
import { useTyped } from '../../ui/delayedState.ts';
import viewStyles from '../../ui/view.module.css';
import { DifferenceTable } from './DifferenceTable.tsx';
import { differenceNote, differenceTitle } from './differenceTexts.ts';
import { useDifferenceOptions } from './state.ts';

/** What changes in a result on the newest data, or on another version of them. */
export function DifferenceView() {
  const { to } = useDifferenceOptions();
  const query = useDifference(useResultRef(), to);
  return (
    <section className={viewStyles.view} aria-label="Difference">
      <ResultView
        title="Difference"
        query={query}
        loading={<Skeleton height={320} label="Comparing the versions" />}
        failure="The versions could not be compared."
      >
        {(difference) => <Difference difference={difference} />}
      </ResultView>
    </section>
  );
}

function Difference({ difference }: { readonly difference: VersionDifference }) {
  const { before, after } = difference;
  return (
    <>
      <div className={viewStyles.head}>
        <div className={viewStyles.title}>
          <h2>{differenceTitle(difference)}</h2>
          <p className={viewStyles.note}>
            From version <code>{shortVersion(before.version)}</code> of the data set to{' '}
            <code>{shortVersion(after.version)}</code>. {differenceNote(difference)}
          </p>
        </div>
        <Tools />
      </div>
      <DifferenceTable difference={difference} />
    </>
  );
}

/** Chooses the table, searches it and saves it. */
function Tools() {
  const { to, show, search, set } = useDifferenceOptions();
  const [typed, type] = useTyped(search, (next) => set({ search: next }));
  const request = useResultRef();
  return (
    <div className={viewStyles.tools}>
      <SegmentedControl
        aria-label="Show"
        value={show}
        onChange={(next) => set({ show: next, sort: undefined, full: false })}
        data={[
          { value: 'analyses', label: 'Analyses' },
          { value: 'genes', label: 'Target genes' },
        ]}
      />
      <TextInput
        type="search"
        aria-label="Search the table"
        placeholder="Search"
        w={160}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ButtonAnchor
        variant="default"
        leftSection={<Download />}
        href={differenceCsvLink(request, { to, part: show })}
        download={downloadName(`difference_${show}.csv`)}
      >
        Download CSV
      </ButtonAnchor>
    </div>
  );
}
