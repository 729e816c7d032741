import type { NetworkWalk } from '@trellis/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { NetworkAnalysisTable } from './NetworkAnalysisTable';
import { genesOfPath, secondaryColumns, symbolOrId, supportText, type WalkPath } from './analysisRows.ts';
import { pathsCsv } from './analysisFiles.ts';
import { CsvButton } from './CsvButton';
import { evidenceText } from './evidenceText.ts';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly walk: NetworkWalk;
  readonly onPath: (genes: readonly string[]) => void;
}

/** Paths that are shown at once, and analyses of a step that are named. */
const [page, maxEvidence] = [25, 6];

/** What a walk reaches, through which TFs, and by which paths. */
export function WalkResult({ walk, onPath }: Props) {
  const [shown, setShown] = useState<WalkPath>();
  const [count, setCount] = useState(page);
  const { from, wanted, direct, indirect, missed, through, paths, total } = walk;
  const pick = (path: WalkPath) => {
    setShown(path === shown ? undefined : path);
    if (path !== shown) onPath(genesOfPath(path));
  };
  return (
    <>
      <h3 className={styles.title}>
        {symbolOrId(from)} reaches {formatCount(direct + indirect)} of {countOf(wanted, 'gene')}:{' '}
        {formatCount(direct)} directly, {formatCount(indirect)} only through other TFs, {formatCount(missed)} not at
        all
      </h3>
      {through.length === 0 && (
        <p className={styles.note}>
          {symbolOrId(from)} targets none of these TFs. Ask for more TFs, or choose all TFs with analyses.
        </p>
      )}
      {through.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.title}>{countOf(through.length, 'secondary TF')}</h3>
          <NetworkAnalysisTable
            caption="Secondary TFs"
            rows={through}
            rowKey={({ gene }) => gene}
            columns={secondaryColumns}
            onPick={({ gene }) => onPath([from.gene, gene])}
          />
        </section>
      )}
      {paths.length > 0 && (
        <section className={styles.section}>
          <div className={styles.tools}>
            <h3 className={styles.title}>
              {total > paths.length ? `Best ${formatCount(paths.length)} of ` : ''}
              {countOf(total, 'path')}
            </h3>
            <CsvButton file="paths.csv" make={() => pathsCsv(walk)} />
          </div>
          <ol className={styles.paths} aria-label="Paths">
            {paths.slice(0, count).map((path) => (
              <PathRow
                key={genesOfPath(path).join(' ')}
                path={path}
                shown={path === shown}
                onPick={() => pick(path)}
              />
            ))}
          </ol>
          {count < paths.length && (
            <Button variant="default" size="xs" onClick={() => setCount(count + 4 * page)}>
              Show more
            </Button>
          )}
        </section>
      )}
    </>
  );
}

interface PathProps {
  readonly path: WalkPath;
  readonly shown: boolean;
  readonly onPick: () => void;
}

/** One path; opened, it tells the evidence of each step. */
function PathRow({ path, shown, onPick }: PathProps) {
  const { steps } = path;
  return (
    <li className={styles.path} data-shown={shown || undefined}>
      <button type="button" className={styles.route} aria-expanded={shown} onClick={onPick}>
        <span>
          {steps.slice(0, 1).map(({ source }) => symbolOrId(source))}
          {steps.map(({ target }) => ` → ${symbolOrId(target)}`)}
        </span>
        <span className={styles.support}>{supportText(path)}</span>
      </button>
      {shown && (
        <ol className={styles.steps}>
          {steps.map(({ source, target, evidence }) => (
            <li key={target.gene}>
              {symbolOrId(source)} → {symbolOrId(target)}
              <ul>
                {evidence.slice(0, maxEvidence).map((one) => (
                  <li key={one.analysisId}>{evidenceText(one)}</li>
                ))}
                {evidence.length > maxEvidence && (
                  <li>
                    and {countOf(evidence.length - maxEvidence, 'analysis', 'analyses')} more, all in the CSV file
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
