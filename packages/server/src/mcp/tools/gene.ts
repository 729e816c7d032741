import { Type } from 'typebox';
import { readGene } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import type { GeneRecord, TfAgreement, TfRecord } from '@trellis/core/gene';
import { expectedOverlap, verdictOf, weighedAgreement } from '@trellis/core/views';
import { headingOf } from '@trellis/engine/names';
import { count, dataLine, foldText, names, parts, pValue, shown, table, rowLimits } from '@trellis/engine/text';
import { tool } from '../tool.ts';

export const geneTool = tool({
  name: 'gene',
  title: 'One gene',
  description:
    'What is known about one gene or transcription factor (TF): its regulators with their evidence, its functions, orthologs, lists and ' +
    'networks; for a TF also its analyses, targets and what they have in common. Takes an id, symbol or alias.',
  properties: { gene: Type.String({ ...schemasOf(readGene).params.properties.gene, minLength: 1 }) },
  async answer({ client, page, facts }, { rows = rowLimits.default, gene: name }) {
    const record = await client.readGene({ params: { gene: name } });
    return parts(
      `Gene: ${record.id}${record.symbol ? ` (${record.symbol})` : ''}`,
      dataLine(facts),
      record.fullName && `Description: ${record.fullName.slice(0, 500)}`,
      `Type: ${record.type}${record.family ? `; family: ${record.family}` : ''}`,
      record.aliases.length > 0 && `Aliases: ${names(record.aliases)}`,
      record.tfFamilies.length > 0 && `TF families: ${names(record.tfFamilies)}`,
      regulatorLines(record, rows),
      record.tf && tfLines(record.tf, rows),
      factLines(record, rows),
      `Page of the gene: ${page(`/gene/${encodeURIComponent(record.id)}`)}`,
    );
  },
});

const regulatorLines = ({ regulators, evidence }: GeneRecord, rows: number): string =>
  parts(
    `\nRegulators: ${count(regulators.length, 'TF')} of which an analysis has the gene as a target (${count(evidence.publications, 'publication')}, ${count(evidence.analyses, 'analysis', 'analyses')}), more kinds of evidence first (${shown(regulators.length, rows)}). p and log2 fold change are those that the study reports for this gene.`,
    table(
      ['TF', 'symbol', 'analysis', 'kind', 'edge', 'log2 fold change', 'p of the study'],
      regulators
        .slice(0, rows)
        .flatMap(({ tf, symbol, analyses }) =>
          analyses
            .slice(0, 3)
            .map((one) => [
              tf,
              symbol,
              one.analysis,
              one.kind,
              one.edge,
              one.log2fc?.toPrecision(3) ?? '',
              one.p?.toPrecision(3) ?? '',
            ]),
        ),
    ),
  );

/** The overlap of binding and regulation: the comparison with other TFs, the hub-corrected test, and the one of equal chances. */
function agreementLine(agreement: TfAgreement): string {
  const { both, bound, regulated, universe, pLog10, degrees, stronger, others } = agreement;
  const weighed = { ...agreement, expected: expectedOverlap(bound, regulated, universe) };
  const test = (expected: number, log10: number) =>
    `${expected.toFixed(1)} expected, fold ${foldText(both, Math.min(bound, regulated), expected)}, p = ${pValue(log10)}`;
  return [
    `${headingOf('bound')}: ${both} of ${bound} bound and ${regulated} regulated protein-coding genes.`,
    verdictOf(weighed) === 'small'
      ? ''
      : `${stronger} of ${count(others, 'other TF')} bind what this TF regulates at least as strongly.`,
    ...(degrees ? [`Hub-corrected: ${test(degrees.expected, degrees.pLog10)}.`] : []),
    `With equal chances for all ${count(universe, 'protein-coding gene')} (Fisher's exact test, one-sided): ${test(weighed.expected, pLog10)}. Not corrected for several TFs.`,
    weighedAgreement('this TF', weighed),
  ]
    .filter(Boolean)
    .join(' ');
}

function tfLines(tf: TfRecord, rows: number): string {
  const { agreement, functions } = tf;
  return parts(
    `\nAs a TF (query: ${tf.query}): ${count(tf.targets, 'target gene')} in ${count(tf.analyses.length, 'analysis', 'analyses')} (${shown(tf.analyses.length, rows)}):`,
    table(
      ['analysis', 'kind', 'edge type', 'targets', 'induced', 'repressed'],
      tf.analyses
        .slice(0, rows)
        .map(({ label, kind, edgeType, targets, induced, repressed }) => [
          label,
          kind,
          edgeType,
          targets,
          ...(induced + repressed > 0 ? [induced, repressed] : []),
        ]),
    ),
    agreement && agreementLine(agreement),
    tf.topTargets.length > 0 &&
      `Targets with most evidence: ${names(
        tf.topTargets.map(({ id, symbol }) => (symbol ? `${id} (${symbol})` : id)),
        rows,
      )}`,
    functions &&
      functions.length > 0 &&
      parts(
        `Functions of its protein-coding targets (${shown(functions.length, rows)}). p: hypergeometric tail among the annotated protein-coding genes of the aspect; padj: Benjamini-Hochberg over the tested terms of the aspect.`,
        table(
          ['term', 'name', 'targets', 'of', 'genes', 'of', 'fold (95 % interval)', 'p', 'padj'],
          functions
            .slice(0, rows)
            .map((row) => [
              row.id,
              row.name,
              row.k,
              row.n,
              row.K,
              row.P,
              foldText(row.k, Math.min(row.n, row.K), (row.n * row.K) / row.P),
              pValue(row.pLog10),
              pValue(row.adjustedLog10),
            ]),
        ),
      ),
  );
}

const factLines = ({ terms, orthologs, lists, networks }: GeneRecord, rows: number): string => {
  const direct = (terms ?? []).filter((term) => term.direct);
  return parts(
    direct.length > 0 &&
      `\nGene Ontology: ${names(
        direct.map(({ id, name }) => `${name} (${id})`),
        rows,
      )}`,
    ...orthologs
      .filter(({ genes }) => genes.length > 0)
      .map(
        ({ edition, genes }) =>
          `Orthologs in ${edition}: ${names(
            genes.map(({ id }) => id),
            rows,
          )}`,
      ),
    lists.length > 0 && `Predefined lists: ${names(lists, rows)}`,
    networks.length > 0 &&
      `Target networks: ${names(
        networks.map(({ network }) => network),
        rows,
      )}`,
  );
};
