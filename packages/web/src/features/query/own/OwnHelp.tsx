import { Popover } from '@mantine/core';
import { useSite } from '../../../api/site.ts';
import { Help } from '../../../ui/toolIcons.tsx';
import inputStyles from '../inputs/inputs.module.css';

/** Which files are read, and how a query names them. */
export function OwnHelp() {
  const { data: site } = useSite();
  return (
    <Popover position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={inputStyles.icon} aria-label="Format of My Analyses">
          <Help />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={inputStyles.help} aria-label="Format of My Analyses">
        <p>
          A file has a list of target genes, or a table with genes, fold changes and p-values, for example of DESeq2,
          edgeR or limma. Columns are recognized and can be changed. A table of all genes is cut at a fold change and
          a p-value that you choose.
        </p>
        <pre className={inputStyles.sample}>{sampleOf(site?.idExamples ?? [])}</pre>
        <p>
          In a query, a chosen analysis belongs to its TF like a public one. <code>own_analyses</code> means all of
          them, and <code>[SOURCE = own]</code> keeps only them.
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}

const sampleOf = ([first = 'gene 1', second = 'gene 2']: readonly string[]): string =>
  `gene_id,log2fc,pvalue\n${first},2.31,0.0004\n${second},-1.72,0.012\n`;
