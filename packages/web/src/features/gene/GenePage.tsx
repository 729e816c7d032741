import { shownSymbol } from '@trellis/core/formats';
import { specificityText, type GeneRecord } from '@trellis/core/gene';
import { ApiError } from '../../api/ApiError.ts';
import { useGene, useGenesNamed, geneLink } from '../../api/gene.ts';
import { useSite } from '../../api/site.ts';
import { nameInPath } from '../../router/pageAddresses.ts';
import { usePageLocation } from '../../router/Router.tsx';
import { useDraft } from '../../state/draft.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { geneJsonLd, geneSentence } from './geneJsonLd.ts';
import { GeneLink } from '../../shared/genes/GeneLink.tsx';
import { GeneSections } from './GeneSections.tsx';
import { Regulators } from './Regulators.tsx';
import { TfSections } from './TfSections.tsx';
import styles from './Gene.module.css';
import { layoutLogo, Logo, readConsensus, readCountMatrix } from '@trellis/figures';
import { pageTheme } from '../../shared/exports/pageFigure.ts';
import { Section } from './Section.tsx';

/** Width of a letter in pixels. */
const pitch = 16;

/** The motif clusters of a TF, each with its sequence logo. */
function TfMotifs({ clusters }: { readonly clusters: GeneRecord['motifClusters'] }) {
  if (clusters.length === 0) return null;
  return (
    <Section
      title="Binding motifs"
      note="Motif clusters that this TF is a member of. The height of a letter is its information in bits: from the counts of the bases, or from the consensus where there are none."
    >
      {clusters.map((cluster) => (
        <MotifCluster key={cluster.cluster} {...cluster} />
      ))}
    </Section>
  );
}

function MotifCluster({ cluster, family, consensus, matrix }: GeneRecord['motifClusters'][number]) {
  const motif = readCountMatrix(matrix) ?? readConsensus(consensus);
  const name = family ? `${cluster} (${family})` : cluster;
  return (
    <figure className={styles.motif}>
      <figcaption>{name}</figcaption>
      {motif && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={`Logo of ${cluster}`}>
          <Logo layout={layoutLogo(motif, { pitch })} theme={pageTheme} label={`Sequence logo of ${name}`} />
        </div>
      )}
    </figure>
  );
}

/** Page of a gene or TF: what is known about it. */
export function GenePage() {
  const name = nameInPath(usePageLocation().pathname);
  const gene = useGene(name);
  return (
    <Loaded query={gene} loading={<Waiting />} empty={(error) => <NoGene name={name} error={error} />}>
      {(record) => <KnownGene record={record} />}
    </Loaded>
  );
}

const Waiting = () => (
  <Page title="Gene">
    <Skeleton height={320} label="Loading the gene" />
  </Page>
);

function KnownGene({ record }: { readonly record: GeneRecord }) {
  const { id, symbol, fullName, type, family, tfFamilies, aliases, tf } = record;
  const facts = [type, ...new Set([family, ...tfFamilies].filter((one) => one !== ''))].filter((one) => one !== '');
  return (
    <Page title={shownSymbol(symbol) ? `${symbol} (${id})` : id}>
      <meta name="description" content={geneSentence(record)} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: geneJsonLd(record) }} />
      <p className={styles.facts}>{specificityLine(record.specificity)}</p>
      {fullName && <p className={styles.facts}>{fullName}</p>}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {aliases.length > 0 && <p className={styles.facts}>Also called {aliases.join(', ')}.</p>}
      <Actions record={record} />
      {tf && <TfSections tf={tf} />}
      <TfMotifs clusters={record.motifClusters} />
      <Regulators regulators={record.regulators} evidence={record.evidence} />
      <GeneSections record={record} />
    </Page>
  );
}

function Actions({ record: { id, tf } }: { readonly record: GeneRecord }) {
  const { data: site } = useSite();
  const write = useDraft((draft) => draft.write);
  const outside = geneLink(id, site?.geneLinks ?? []);
  return (
    <div className={styles.actions}>
      {tf && (
        <ButtonLink to="/query" onClick={() => write(tf.query)}>
          Open as query
        </ButtonLink>
      )}
      {outside && (
        <a href={outside.url} target="_blank" rel="noreferrer">
          {id} at {outside.name}
        </a>
      )}
    </div>
  );
}

/** A name of several genes, or of none. */
function NoGene({ name, error }: { readonly name: string; readonly error: Error }) {
  if (error instanceof ApiError && error.status === 300) return <Choices name={name} />;
  const suggestions = error instanceof ApiError ? (error.problem?.suggestions ?? []) : [];
  return (
    <Page title="Gene not found">
      <p role="alert">{error.message}</p>
      <GeneList genes={suggestions} />
    </Page>
  );
}

function Choices({ name }: { readonly name: string }) {
  const { data = [] } = useGenesNamed(name);
  return (
    <Page title={`Genes called ${name}`}>
      <p>Several genes have this name. Choose one:</p>
      <GeneList genes={data} />
    </Page>
  );
}

const GeneList = ({ genes }: { readonly genes: readonly string[] }) => (
  <ul>
    {genes.map((gene) => (
      <li key={gene}>
        <GeneLink id={gene} />
      </li>
    ))}
  </ul>
);

/** `Bound by 12 of 419 TFs, regulated by 3 of 52 TFs.` */
function specificityLine(specificity: GeneRecord['specificity']): string {
  const text = specificityText(specificity);
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}
