import { asciiBytes, CellTexts } from './cellTexts.ts';
import { FileText } from './fileText.ts';
import type { KnownGenes } from './knownGenes.ts';
import { areIdsPlain } from './nameReader.ts';

const ofGenes = new WeakMap<KnownGenes, CellTexts | null>();

/**
 * The ids of all genes as texts whose ids are the genes, made once: most cells of files have one, which is then found by its bytes.
 * Undefined where an id means something else as well.
 */
export function idTexts(genes: KnownGenes): CellTexts | undefined {
  const found = ofGenes.get(genes);
  if (found !== undefined) return found ?? undefined;
  const made = makeTexts(genes) ?? null;
  ofGenes.set(genes, made);
  return made ?? undefined;
}

function makeTexts(genes: KnownGenes): CellTexts | undefined {
  const text = new FileText(genes.ids.join('\n'));
  const bytes = asciiBytes(text);
  if (!bytes || !areIdsPlain(genes)) return undefined;
  const texts = new CellTexts(bytes, text);
  let start = 0;
  for (const [gene, id] of genes.ids.entries()) {
    if (texts.idOf(start, start + id.length) !== gene) return undefined;
    start += id.length + 1;
  }
  return texts;
}
