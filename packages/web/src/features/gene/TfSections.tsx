import { formatExpected } from '@trellis/core/formats';
import type { TfRecord } from '@trellis/core/gene';
import { formatPValue } from '@trellis/core/stats';
import { sectionOf } from '@trellis/engine/names';
import { expectedOverlap, verdictOf, weighedAgreement } from '@trellis/core/views';
import { useSites } from '../../api/site.ts';
import { genePage } from '../../router/pageAddresses.ts';
import { concordanceSentence, strongerSentence } from '../../shared/statistics/overlapSentences.ts';
import { formatOverlapFold } from '../../shared/statistics/pAndFold.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { FactTable, Section, TermLink } from './Section.tsx';
import { GeneLink } from '../../shared/genes/GeneLink.tsx';

/** What the analyses of a TF say about it. */
export const TfSections = ({ tf }: { readonly tf: TfRecord }) => (
  <>
    <Section title="Analyses" note={agreementText(tf)} help={tf.agreement ? sectionOf('bound') : undefined}>
      <FactTable
        caption="Analyses of this TF"
        head={[
          'Analysis',
          'Evidence',
          'Edge type',
          'Activity of the TF',
          'Targets, all genes',
          'Induced by the TF',
          'Repressed by the TF',
        ]}
        numeric={['Targets, all genes', 'Induced by the TF', 'Repressed by the TF']}
        rows={tf.analyses.map(({ id, label, kind, edgeType, perturbation, targets, induced, repressed }) => ({
          key: String(id),
          cells: [
            label,
            kind,
            edgeType,
            perturbationText(perturbation),
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
        note={`The ${tf.functions.length} Gene Ontology terms with the smallest p-values, of the protein-coding targets compared with all protein-coding genes annotated in the same aspect. Hypergeometric test with equal chances for all genes, not hub-corrected: terms of genes that many TFs target have small p-values too. p-values corrected by Benjamini-Hochberg over the tested terms of each aspect.${noneEnriched(tf.functions)}`}
      >
        <FactTable
          caption="Terms of the targets"
          head={['Term', 'Name', 'Aspect', 'Targets with the term', 'Fold enrichment', 'Adjusted p']}
          numeric={['Targets with the term', 'Fold enrichment', 'Adjusted p']}
          rows={tf.functions.map(({ id, name, aspect, k, n, K, fold, adjustedLog10 }) => ({
            key: id,
            cells: [
              <TermLink id={id} />,
              name,
              aspect,
              `${formatCount(k)} of ${formatCount(K)}`,
              formatOverlapFold(k, Math.min(n, K), k / fold),
              formatPValue(adjustedLog10),
            ],
          }))}
        />
      </Section>
    )}
    {tf.conservation.length > 0 && <Conservation rows={tf.conservation} />}
  </>
);

/** Largest adjusted p-value of a term that is called enriched, as a base-10 logarithm. */
const enrichedLog10 = Math.log10(0.05);

/** Says that large folds of few genes are chance, where none of the terms is enriched. */
const noneEnriched = (terms: readonly { readonly adjustedLog10: number }[]): string =>
  terms.some(({ adjustedLog10 }) => adjustedLog10 <= enrichedLog10)
    ? ''
    : ' None of them is enriched: every adjusted p-value is above 0.05, so these folds can be chance.';

const TopTargets = ({ tf }: { readonly tf: TfRecord }) => (
  <Section title="Top targets" note={topTargetsNote(tf)}>
    <FactTable
      caption="Targets with most evidence"
      head={['Gene', 'Evidence', 'Publications', 'Analyses', 'Bound by TFs', 'Regulated by TFs']}
      numeric={['Publications', 'Analyses', 'Bound by TFs', 'Regulated by TFs']}
      rows={tf.topTargets.map(({ id, symbol, kinds, publications, analyses, boundBy, regulatedBy }) => ({
        key: id,
        cells: [<GeneLink id={id} symbol={symbol} />, kinds.join(', '), publications, analyses, boundBy, regulatedBy],
      }))}
    />
  </Section>
);

/** How the first targets are chosen, and how many others have as much evidence. */
function topTargetsNote({ topTargets, targets, equalTargets }: TfRecord): string {
  const order = `${topTargets.length} of ${formatCount(targets)} targets; more kinds of evidence first, then more publications: the analyses of one study are one experiment.`;
  if (equalTargets < 2) return order;
  return `${order} ${formatCount(equalTargets)} targets have as much evidence as the last one; of equal evidence, those that the fewest TFs bind come first.`;
}

function Conservation({ rows }: { readonly rows: TfRecord['conservation'] }) {
  const { title, page } = useSites();
  return (
    <Section
      title="Conserved targets"
      help="other-species"
      note="Targets of which an ortholog is a target of the TF's ortholog, among the protein-coding genes with a protein-coding ortholog. Hypergeometric test with equal chances for all genes: neither hub-corrected nor corrected for several orthologs, and a gene with more orthologs has more chances."
    >
      <FactTable
        caption="Tests of conserved targets"
        head={['Species', 'Ortholog', 'Shared targets', 'Genes with orthologs', 'Fold', 'p']}
        numeric={['Shared targets', 'Genes with orthologs', 'Fold', 'p']}
        rows={rows.map(({ edition, ortholog, x, a, b, M, pLog10 }) => ({
          key: `${edition} ${ortholog}`,
          cells: [
            title(edition),
            <a href={page(edition, genePage(ortholog))}>{ortholog}</a>,
            `${formatCount(x)} of ${formatCount(a)} and ${formatCount(b)}`,
            formatCount(M),
            formatOverlapFold(x, Math.min(a, b), (a * b) / M),
            formatPValue(pLog10),
          ],
        }))}
      />
    </Section>
  );
}

const perturbationText = (perturbation: TfRecord['analyses'][number]['perturbation']): string =>
  perturbation === null ? '' : { gain: 'increased', loss: 'decreased', none: 'not changed alone' }[perturbation];

/** Numbers of induced and repressed targets, as far as the analysis has fold changes. */
const directionCells = (induced: number, repressed: number): string[] =>
  induced + repressed > 0 ? [induced, repressed].map(formatCount) : ['no fold changes', 'no fold changes'];

function agreementText({ agreement, concordance }: TfRecord): string {
  const agreeing = concordanceSentence(concordance, 'the TF');
  if (!agreement) return `There are no analyses of both binding and expression to compare. ${agreeing}`;
  const { both, bound, regulated, universe, pLog10, degrees, stronger, others } = agreement;
  const weighed = { ...agreement, expected: expectedOverlap(bound, regulated, universe) };
  const statistics = (expected: number, log10: number) =>
    `${formatExpected(expected)} expected, fold ${formatOverlapFold(both, Math.min(bound, regulated), expected)}, p ${formatPValue(log10)}`;
  return [
    `${formatCount(both)} of the ${formatCount(bound)} protein-coding genes that it binds are regulated.`,
    verdictOf(weighed) === 'small' ? '' : strongerSentence('this TF', { stronger, others }),
    ...(degrees ? [`Hub-corrected: ${statistics(degrees.expected, degrees.pLog10)}.`] : []),
    `With equal chances for all protein-coding genes (Fisher's exact test): ${statistics(weighed.expected, pLog10)}.`,
    weighedAgreement('this TF', weighed),
    agreeing,
  ]
    .filter(Boolean)
    .join(' ');
}
