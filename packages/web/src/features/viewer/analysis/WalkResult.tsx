import type { NetworkWalk } from '@trellis/core/network';
import { useState } from 'react';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { Button } from '../../../ui/Button.tsx';
import { pathsCsv } from './analysisFiles.ts';
import {
  evidenceText,
  genesOfPath,
  reachText,
  secondaryColumns,
  supportText,
  symbolOrId,
  type WalkPath,
} from './analysisRows.ts';
import { CsvButton, NetworkAnalysisTable } from './NetworkAnalysisTable.tsx';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly walk: NetworkWalk;
  readonly onPath: (genes: readonly string[]) => void;
}

/** The number of genes that a walk reaches, its secondary TFs and its paths. */
export function WalkResult({ walk, onPath }: Props) {
  const { from, through, paths } = walk;
  return (
    <>
      <h3 className={styles.title}>{reachText(walk)}</h3>
      {through.length > 0 ? (
        <SecondaryTfs walk={walk} onPath={onPath} />
      ) : (
        <p className={styles.note}>
          {symbolOrId(from)} targets none of these TFs. Query more TFs, or choose all TFs with analyses.
        </p>
      )}
      {paths.length > 0 && <Paths walk={walk} onPath={onPath} />}
    </>
  );
}

const SecondaryTfs = ({ walk: { from, through }, onPath }: Props) => (
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
);

/** Number of paths at first, and number that each click adds. */
const [firstPaths, morePaths] = [25, 100];

function Paths({ walk, onPath }: Props) {
  const { paths, total } = walk;
  const [open, setOpen] = useState<WalkPath>();
  const [count, setCount] = useState(firstPaths);
  const toggle = (path: WalkPath) => {
    setOpen(path === open ? undefined : path);
    if (path !== open) onPath(genesOfPath(path));
  };
  return (
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
            isOpen={path === open}
            onToggle={() => toggle(path)}
          />
        ))}
      </ol>
      {count < paths.length && (
        <Button variant="default" size="xs" onClick={() => setCount(count + morePaths)}>
          Show more
        </Button>
      )}
    </section>
  );
}

interface PathRowProps {
  readonly path: WalkPath;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A path; when open, with the evidence of each step. */
function PathRow({ path, isOpen, onToggle }: PathRowProps) {
  const { steps } = path;
  return (
    <li className={styles.path} data-shown={isOpen || undefined}>
      <button type="button" className={styles.route} aria-expanded={isOpen} onClick={onToggle}>
        <span>
          {steps.slice(0, 1).map(({ source }) => symbolOrId(source))}
          {steps.map(({ target }) => ` → ${symbolOrId(target)}`)}
        </span>
        <span className={styles.support}>{supportText(path)}</span>
      </button>
      {isOpen && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <StepEvidence key={step.target.gene} step={step} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** Number of analyses shown for a step. */
const maxEvidence = 6;

function StepEvidence({ step: { source, target, evidence } }: { readonly step: WalkPath['steps'][number] }) {
  const more = evidence.length - maxEvidence;
  return (
    <li>
      {symbolOrId(source)} → {symbolOrId(target)}
      <ul>
        {evidence.slice(0, maxEvidence).map((one) => (
          <li key={one.analysisId}>{evidenceText(one)}</li>
        ))}
        {more > 0 && <li>and {countOf(more, 'analysis', 'analyses')} more, all in the CSV file</li>}
      </ul>
    </li>
  );
}
