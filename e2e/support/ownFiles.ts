import type { Page } from '@playwright/test';

/** A file for a field, as a browser gets it from a disk. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** A table as DESeq2 writes it: every third gene is significant, every fifth has no adjusted p-value. */
export function deseq2Table(genes: readonly string[]): string {
  const rows = genes.map((gene, i) => {
    const change = (i % 2 ? -1 : 1) * (0.5 + (i % 7) / 2);
    const p = i % 3 ? 0.2 + (i % 10) / 20 : 0.0001 * (1 + (i % 9));
    return [gene, 100 + i, change, 0.2, change / 0.2, p, i % 5 ? p : 'NA'].join('\t');
  });
  return `gene_id\tbaseMean\tlog2FoldChange\tlfcSE\tstat\tpvalue\tpadj\n${rows.join('\n')}\n`;
}

export const ownCard = (page: Page) => page.getByRole('region', { name: 'My Analyses' });

/** Chooses files in the card, and returns the dialog with their forms. */
export async function chooseFiles(page: Page, ...files: ReturnType<typeof fileOf>[]) {
  await ownCard(page).getByLabel('Files of My Analyses').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Add your analyses' });
  await dialog.waitFor();
  return dialog;
}
