import { shownSymbol } from '@trellis/core/formats';
import { hitText } from '@trellis/core/dataset';
import type { GeneRecord } from '@trellis/core/gene';
import { useMotifSources } from '../../api/sources.ts';
import { useSites } from '../../api/site.ts';
import { genePage } from '../../router/pageAddresses.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { FactTable, Section, TermLink } from './Section.tsx';
import styles from './Gene.module.css';

/** Functions, orthologs, lists, networks, edges and motifs of a gene. */
export const GeneSections = ({ record }: { readonly record: GeneRecord }) => (
  <>
    {record.terms && <Terms terms={record.terms} />}
    {record.orthologs.length > 0 && <Orthologs orthologs={record.orthologs} />}
    <Section title="Gene lists and networks">
      <p className={styles.facts}>
        {record.lists.length ? `Predefined lists: ${record.lists.join('; ')}.` : 'No predefined gene list holds it.'}
      </p>
      {record.networks.map(({ network, sources, targets }) => (
        <p key={network} className={styles.facts}>
          {network}: {countOf(sources.length, 'regulator')}, {countOf(targets, 'target')}.
        </p>
      ))}
      {record.unreadNetworks?.map((sentence) => (
        <p key={sentence} className={styles.facts}>
          {sentence}
        </p>
      ))}
      {record.additionalEdges.map(({ type, directed, sources, targets }) => (
        <p key={type} className={styles.facts}>
          {type}:{' '}
          {directed
            ? `${formatCount(sources)} edges to it, ${formatCount(targets)} from it`
            : countOf(targets, 'edge')}
          .
        </p>
      ))}
    </Section>
    {record.motifs.length > 0 && <MotifHits motifs={record.motifs} />}
  </>
);

/** What hits are is stated by the data set. */
function MotifHits({ motifs }: Pick<GeneRecord, 'motifs'>) {
  const { data } = useMotifSources();
  return (
    <Section
      title="Motif hits"
      note={`Motif clusters by region; regions overlap. ${data ? hitText(data.cluster) : ''}`}
    >
      <FactTable
        caption="Motif hits by region"
        head={['Region', 'Clusters with hits']}
        rows={motifs.map(({ region, clusters }) => ({
          key: region,
          cells: [region, clusters.map(({ cluster, hits }) => `${cluster} (${hits})`).join(', ')],
        }))}
      />
    </Section>
  );
}

function Terms({ terms }: { readonly terms: NonNullable<GeneRecord['terms']> }) {
  const direct = terms.filter((term) => term.direct);
  const inherited = terms.length - direct.length;
  if (terms.length === 0) return <Section title="Functions" note="It has no Gene Ontology annotation." />;
  return (
    <Section
      title="Functions"
      note={`${countOf(direct.length, 'direct annotation')}, and ${countOf(inherited, 'term')} through them.`}
    >
      <FactTable
        caption="Gene Ontology terms"
        head={['Term', 'Name', 'Aspect', 'Evidence']}
        rows={direct.map(({ id, name, aspect, evidence }) => ({
          key: id,
          cells: [<TermLink id={id} />, name, aspect, evidence.join(', ')],
        }))}
      />
      <details>
        <summary>Terms by propagation</summary>
        <ul>
          {terms
            .filter((term) => !term.direct)
            .map(({ id, name }) => (
              <li key={id}>
                <TermLink id={id} /> {name}
              </li>
            ))}
        </ul>
      </details>
    </Section>
  );
}

function Orthologs({ orthologs }: Pick<GeneRecord, 'orthologs'>) {
  const { title, page } = useSites();
  const rows = orthologs.flatMap(({ edition, through, genes }) =>
    genes.map((gene) => ({ edition, through, ...gene })),
  );
  if (rows.length === 0) return <Section title="Orthologs" note="It has no ortholog in the other species." />;
  return (
    <Section title="Orthologs">
      <FactTable
        caption="Orthologs in other species"
        head={['Species', 'Gene', 'Type', 'Analyses as TF']}
        rows={rows.map(({ edition, through, id, symbol, type, analyses }) => ({
          key: `${edition} ${id}`,
          cells: [
            title(edition),
            <>
              <a href={page(edition, genePage(id))}>{id}</a> {shownSymbol(symbol)}
            </>,
            through === null ? type : `${type}, inferred through ${title(through)}`,
            analyses,
          ],
        }))}
      />
    </Section>
  );
}
