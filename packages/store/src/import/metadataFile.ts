import type { SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { describeAnalysis, readEntries, type AnalysisMetadata } from './metadata.ts';
import { readText } from './readText.ts';

/** Reads `Key: value` lines; `*` before a key marks it as searchable. A missing value becomes ''. */
export async function readMetadata(file: SourceFile, genes: GeneIndex): Promise<AnalysisMetadata> {
  return describeAnalysis(readEntries(await readText(file), file), file, (id) => genes.find(id));
}
