import type { ChangeUnit, PUnit } from '../../../../state/own/ownAnalysis.ts';

/** Letters and digits of the name of a column, and a minus sign before a logarithm. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A gene column by its name, which decides between columns that hold as many genes. */
export const isGeneName = (name: string): boolean =>
  /^(gene|genes|geneid|geneids|genename|symbol|id|ids|locus|locusid|locustag|agi|agicode|tair|tairid|target|targetid|targetgene|ensembl|ensemblgeneid|nearestgene|row)$/.test(
    plain(name),
  );

/** Whether a name is one for changes: `log2FoldChange` of DESeq2, `logFC` of edgeR and limma, `b` of sleuth. */
export const isChangeName = (name: string): boolean =>
  /fold|log(?:2|10)?(?:fc|ratio)|^l2?fc|^fc|fc$|^b$|^avglog/.test(plain(name)) && !/se$|stderr|std/.test(plain(name));

/** How strongly a name is one for p-values: 2 for adjusted ones (`padj`, `FDR`, `adj.P.Val`), 1 for others, 0 for neither. */
export function pRank(name: string): number {
  const word = plain(name);
  if (/padj|adjp|fdr|qval|^q$|padjust|adjustedp|pvaladj|pvalueadj|pcorr|bonferroni|holm/.test(word)) return 2;
  return /^p$|pval|^prob$|^pr[fgtz]|log10p/.test(word) ? 1 : 0;
}

/** The unit that a name says; undefined where it says none. */
export function changeUnitOf(name: string): ChangeUnit | undefined {
  const word = plain(name);
  if (/log10/.test(word)) return 'log10';
  if (/^b$|^ln|^loge/.test(word)) return 'ln';
  return /log|^l2?fc/.test(word) ? 'log2' : undefined;
}

/** The unit that a name says: MACS writes `-log10(qvalue)`. */
export const pUnitOf = (name: string): PUnit => (/log/.test(plain(name)) ? '-log10' : 'p');
