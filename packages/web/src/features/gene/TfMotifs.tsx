import type { GeneRecord } from '@trellis/core';
import { layoutLogo, Logo, readConsensus, readCountMatrix } from '@trellis/figures';
import { pageTheme } from '../../ui/pageTheme.ts';
import { Section } from './Section.tsx';
import styles from './Gene.module.css';

/** Width of a letter in pixels. */
const pitch = 16;

/** The motif clusters of a TF, each with its sequence logo. */
export function TfMotifs({ clusters }: { readonly clusters: GeneRecord['motifClusters'] }) {
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
