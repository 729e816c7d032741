import type { GeneEvidence, GeneRecord } from '@trellis/core/gene';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { GeneLink } from '../../shared/genes/GeneLink.tsx';
import { countOf } from '../../ui/numbers.ts';
import { FactTable, Section } from './Section.tsx';
import styles from './Gene.module.css';

/** Number of TFs that a page shows first. */
const firstRows = 25;

/** The TFs that bind or regulate a gene, with their evidence. */
export function Regulators({ regulators, evidence }: Pick<GeneRecord, 'regulators' | 'evidence'>) {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? regulators : regulators.slice(0, firstRows);
  if (regulators.length === 0) return <Section title="Regulated by" note="No analysis has this gene as a target." />;
  return (
    <Section
      title="Regulated by"
      note={`${evidenceText(evidence)}; TFs with more kinds of evidence first, then those with more publications.${evidence.tfs < regulators.length ? ' The experiments that perturbed the gene itself are marked and not counted.' : ''}`}
    >
      <FactTable
        caption="TFs that bind or regulate the gene"
        head={['TF', 'Evidence', 'Publications', 'Analyses', 'Additional edges']}
        numeric={['Publications']}
        rows={shown.map(({ tf, symbol, kinds, publications, analyses, additionalEdges }) => ({
          key: tf,
          cells: [
            <GeneLink id={tf} symbol={symbol} />,
            kinds.join(', '),
            publications,
            <EvidenceList analyses={analyses} />,
            additionalEdges.join(', '),
          ],
        }))}
      />
      {!isAll && regulators.length > firstRows && (
        <div>
          <Button variant="default" onClick={() => setIsAll(true)}>
            Show all {regulators.length} TFs
          </Button>
        </div>
      )}
    </Section>
  );
}

/** `12 TFs bind or regulate this gene, in 9 publications and 40 analyses`. */
const evidenceText = ({ tfs, publications, analyses }: GeneRecord['evidence']): string =>
  `${countOf(tfs, 'TF')} ${tfs === 1 ? 'binds or regulates' : 'bind or regulate'} this gene, in ${countOf(publications, 'publication')} and ${countOf(analyses, 'analysis', 'analyses')}`;

const directionTexts: Readonly<Record<GeneEvidence['type'], string>> = {
  INDUCED: ', induced by the TF',
  REPRESSED: ', repressed by the TF',
  EXPRESSION: ', direction unknown',
  BOUND: '',
};

/** Whether the fold change has the other sign than the effect of the TF: it does where the experiment removed the TF. */
const isOpposite = ({ type, log2fc }: GeneEvidence): boolean =>
  log2fc !== null && ((type === 'INDUCED' && log2fc < 0) || (type === 'REPRESSED' && log2fc > 0));

const EvidenceList = ({ analyses }: { readonly analyses: readonly GeneEvidence[] }) => (
  <ul className={styles.evidence}>
    {analyses.map((evidence) => (
      <li key={evidence.analysisId}>
        {evidence.analysis}
        {evidence.log2fc !== null && `, log2fc ${shortNumber(evidence.log2fc)}`}
        {evidence.p !== null && `, p ${shortNumber(evidence.p)}`}
        {directionTexts[evidence.type]}
        {isOpposite(evidence) && ' (loss experiment)'}
        {evidence.isSelf && ', the TF itself was perturbed'}
      </li>
    ))}
  </ul>
);

/** A number with three significant digits. */
export const shortNumber = (value: number): string => String(Number(value.toPrecision(3)));
