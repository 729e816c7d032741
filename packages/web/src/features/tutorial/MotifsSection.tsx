import type { Site } from '@trellis/contract';
import { useSite } from '../../api/site.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { ExampleFigure } from './ExampleFigure.tsx';

export function MotifsSection() {
  const { data: site } = useSite();
  return (
    <>
      <p>
        Which binding motifs occur near the targets of an analysis more often than near other genes? Hits are counted
        in the promoter (500 bp upstream unless you choose otherwise) or in other regions of the gene: 1000 and 2000
        bp upstream, untranslated regions, coding sequence, introns, exons, mRNA. Regions that overlap cannot be
        combined: choosing one replaces the other. Each motif is tested with Fisher’s exact test on its hits, or on
        the genes with at least one hit, corrected over analyses, motifs and regions; p-values above alpha are left
        blank.
      </p>
      <MotifCounts motifs={site?.motifs} />
      <p>
        Motifs that look alike are one <strong>cluster</strong>; click on its name for its sequence logo, consensus
        and family. <strong>Individual motifs</strong> are those of single TFs: each analysis starts with the motifs
        of its own TF, and you can choose others for one analysis or for all.
      </p>
      <ExampleFigure
        picture="motifs"
        examples={['pair', 'direct', 'targets']}
        caption="Motif clusters that are enriched in the promoters of the targets of two TFs"
        marks={[
          'The smallest p-value. Rows are motif clusters, columns are analyses.',
          'The color scale: −log10 of the corrected p-value.',
        ]}
        tab="motif"
        lacking="The data set of this site has no motifs to show."
      />
    </>
  );
}

function MotifCounts({ motifs }: { readonly motifs: Site['motifs'] | undefined }) {
  if (!motifs) return <p>The number of motifs depends on the data set.</p>;
  if (motifs.clusters + motifs.individual === 0) return <p>The data set of this site has no motifs yet.</p>;
  return (
    <p>
      This site has {countOf(motifs.clusters, 'motif cluster')} and {formatCount(motifs.individual)} individual motifs
      for {countOf(motifs.tfs, 'TF')}.
    </p>
  );
}
