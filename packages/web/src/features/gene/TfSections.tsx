import { foldInterval, formatPValue, type TfRecord } from '@trellis/core';
import { useSites } from '../../api/species.ts';
import { genePage } from '../../router/genePage.ts';
import { concordanceSentence } from '../../ui/concordanceSentence.ts';
import { formatFold } from '../../ui/foldText.ts';
import { formatCount } from '../../ui/numbers.ts';
import { FactTable } from './FactTable.tsx';
import { GeneLink } from '../../ui/GeneLink.tsx';
import { Section } from './Section.tsx';
import { shortNumber } from './shortNumber.ts';
import { TermLink } from './TermLink.tsx';

/** What the analyses of a TF say about it. */
export const TfSections = ({ tf }: { readonly tf: TfRecord }) => (
  <>
    <Section title="Analyses" note={agreementText(tf)} help={tf.agreement ? 'bound-and-regulated' : undefined}>
      <FactTable
        caption="Analyses of this TF"
        head={['Analysis', 'Evidence', 'Edge type', 'TF was', 'Targets', 'Induced by the TF', 'Repressed by the TF']}
        numeric={['Targets', 'Induced by the TF', 'Repressed by the TF']}
        rows={tf.analyses.map(({ id, label, kind, edgeType, perturbation, targets, induced, repressed }) => ({
          key: String(id),
          cells: [
            label,
            kind,
            edgeType,
            perturbationWords(perturbation),
            formatCount(targets),
            ...directionCells(induced, repressed),
          ],
        }))}
      />
    </Section>
    <TopTargets tf={tf} />
    {tf.functions && tf.functions.length > 0 && (
      <Section
        title="Functions of the targets"
        help="functions"
        note={`The ${tf.functions.length} Gene Ontology terms with the smallest p-values, of the protein-coding targets compared with all protein-coding genes annotated in the same aspect. Hypergeometric test; p-values corrected by Benjamini-Hochberg over the tested terms of each aspect.`}
      >
        <FactTable
          caption="Terms of the targets"
          head={['Term', 'Name', 'Aspect', 'Targets with the term', 'Fold enrichment', 'Adjusted p']}
          numeric={['Targets with the term', 'Fold enrichment', 'Adjusted p']}
          rows={tf.functions.map(({ id, name, aspect, k, K, fold, adjustedLog10 }) => ({
            key: id,
            cells: [
              <TermLink id={id} />,
              name,
              aspect,
              `${formatCount(k)} of ${formatCount(K)}`,
              shortNumber(fold),
              formatPValue(adjustedLog10),
            ],
          }))}
        />
      </Section>
    )}
    {tf.conservation.length > 0 && <Conservation rows={tf.conservation} />}
  </>
);

const TopTargets = ({ tf }: { readonly tf: TfRecord }) => (
  <Section
    title="Top targets"
    note={`${tf.topTargets.length} of ${formatCount(tf.targets)} targets; more kinds of evidence first, then more publications: the analyses of one study are one experiment.`}
  >
    <FactTable
      caption="Targets with most evidence"
      head={['Gene', 'Evidence', 'Publications', 'Analyses']}
      numeric={['Publications', 'Analyses']}
      rows={tf.topTargets.map(({ id, symbol, kinds, publications, analyses }) => ({
        key: id,
        cells: [<GeneLink id={id} symbol={symbol} />, kinds.join(', '), publications, analyses],
      }))}
    />
  </Section>
);

function Conservation({ rows }: { readonly rows: TfRecord['conservation'] }) {
  const { title, page } = useSites();
  return (
    <Section
      title="Conserved targets"
      help="other-species"
      note="Targets of which an ortholog is a target of the TF's ortholog, among the protein-coding genes with a protein-coding ortholog. Hypergeometric test; p-values are not corrected."
    >
      <FactTable
        caption="Tests of conserved targets"
        head={['Species', 'Ortholog', 'Shared targets', 'Genes with orthologs', 'p']}
        numeric={['Shared targets', 'Genes with orthologs', 'p']}
        rows={rows.map(({ edition, ortholog, x, a, b, M, pLog10 }) => ({
          key: `${edition} ${ortholog}`,
          cells: [
            title(edition),
            <a href={page(edition, genePage(ortholog))}>{ortholog}</a>,
            `${formatCount(x)} of ${formatCount(a)} and ${formatCount(b)}`,
            formatCount(M),
            formatPValue(pLog10),
          ],
        }))}
      />
    </Section>
  );
}

const perturbationWords = (perturbation: TfRecord['analyses'][number]['perturbation']): string =>
  perturbation === null ? '' : { gain: 'gained', loss: 'lost', none: 'not changed alone' }[perturbation];

/** Numbers of induced and repressed targets; dashes for an analysis without fold changes. */
const directionCells = (induced: number, repressed: number): string[] =>
  induced + repressed > 0 ? [induced, repressed].map(formatCount) : ['–', '–'];

function agreementText({ agreement, concordance }: TfRecord): string {
  const agreeing = concordanceSentence(concordance, 'the TF');
  if (!agreement) return `There are no analyses of both binding and expression to compare. ${agreeing}`;
  const { both, bound, regulated, universe, pLog10 } = agreement;
  const expected = (bound * regulated) / universe;
  const [low, high] = foldInterval(both, Math.min(bound, regulated), expected);
  const fold = `fold ${formatFold(both / expected)} (${formatFold(low)} to ${formatFold(high)})`;
  const test = `Fisher's exact test among protein-coding genes: p ${formatPValue(pLog10)}, with equal chances for all genes and not hub-corrected`;
  return `${formatCount(both)} of ${formatCount(bound)} bound genes are regulated (${formatCount(Math.round(expected))} expected, ${fold}). ${test}. ${agreeing}`;
}
