import type { Alias, Gene } from '@trellis/core/dataset';
import type {
  AnalysisRow,
  DocumentRow,
  EdgeTypeRow,
  KnowledgeRow,
  MotifColumnRow,
} from '../migrations/datasetTables.ts';
import { hashParts } from './hash.ts';

/** Input of the version of a data set: small parts as they are, columns by their hashes, all in the order of contents. */
export interface VersionParts {
  readonly label: string;
  readonly genes: readonly Gene[];
  readonly aliases: readonly Alias[];
  readonly analyses: readonly Pick<AnalysisRow, 'id' | 'hash'>[];
  readonly edgeTypes: readonly Pick<EdgeTypeRow, 'name' | 'hash'>[];
  readonly motifs: readonly Pick<MotifColumnRow, 'hash'>[];
  readonly documents: readonly Pick<DocumentRow, 'kind' | 'name' | 'text'>[];
  readonly knowledge: readonly Pick<KnowledgeRow, 'kind' | 'name' | 'hash'>[];
}

/**
 * The version of a data set: a hash of its whole content, but not of its edition. It depends neither on the imported files
 * nor on the engine, so the same content has the same version everywhere.
 * Without knowledge (GO, orthologs, TF families) it is what it was before data sets could have any.
 */
export function versionOf(parts: VersionParts): string {
  return hashParts([
    'trellis data set 1',
    parts.label,
    JSON.stringify(parts.genes.map((gene) => [gene.id, gene.name, gene.fullName, gene.type, gene.family])),
    JSON.stringify(parts.aliases.map(({ alias, gene }) => [alias, gene])),
    JSON.stringify(parts.analyses.map(({ id, hash }) => [id, hash])),
    JSON.stringify(parts.edgeTypes.map(({ name, hash }) => [name, hash])),
    JSON.stringify(parts.motifs.map(({ hash }) => hash)),
    JSON.stringify(parts.documents.map(({ kind, name, text }) => [kind, name, text])),
    ...(parts.knowledge.length === 0
      ? []
      : [JSON.stringify(parts.knowledge.map(({ kind, name, hash }) => [kind, name, hash]))]),
  ]);
}
