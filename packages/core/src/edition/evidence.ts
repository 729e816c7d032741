import type { EditionSettings, EvidenceRule, EvidenceSort } from './editionSettings.ts';

/** A kind of evidence: what it shows, and what it is called. */
export interface KindOfEvidence {
  readonly sort: EvidenceSort;
  readonly label: string;
}

/** The kinds of evidence of an edition. */
export interface EvidenceKinds {
  /** In the order in which they are shown: bound in vivo, bound in vitro, regulated; each label once. */
  readonly kinds: readonly KindOfEvidence[];
  /** The label of the kind of an analysis. */
  readonly kindOf: (analysis: Described) => string;
}

/** What an analysis says of itself. */
interface Described {
  /** Whether EXPERIMENT_TYPE is Expression. */
  readonly expression: boolean;
  readonly metadata: ReadonlyMap<string, string>;
}

const sorts: readonly EvidenceSort[] = ['in vivo', 'in vitro', 'regulated'];

/** The evidence of an edition, by the rules of its settings, else by rules that fit its binding analyses. */
export function evidenceOf({ evidence }: EditionSettings, analyses: readonly Described[]): EvidenceKinds {
  const rules = [...(evidence ?? []), ...defaultRules(analyses)];
  const kindOf = (analysis: Described): string => rules.find((rule) => fits(rule, analysis))?.label ?? '';
  const used = evidence ?? defaultRules(analyses);
  const kinds = sorts.flatMap((sort) =>
    [...new Set(used.filter((rule) => rule.evidence === sort).map(({ label }) => label))].map((label) => ({
      sort,
      label,
    })),
  );
  const others = [...new Set(analyses.map(kindOf))].filter((label) => !kinds.some((kind) => kind.label === label));
  return { kinds: [...kinds, ...others.map((label) => ({ sort: sortOf(rules, label), label }))], kindOf };
}

/** Expression analyses regulate, binding analyses bind in vitro or in vivo, by how their edge type begins. */
const defaultRules = (analyses: readonly Described[]): EvidenceRule[] => [
  { evidence: 'regulated', label: 'regulated', experimentType: 'Expression' },
  { evidence: 'in vitro', label: 'in vitro bound', edgeType: 'in vitro' },
  { evidence: 'in vivo', label: `${placeOfBinding(analyses)} bound` },
];

/** How the edge types of binding in vivo begin: `in planta` where one does and none says `in vivo`. */
function placeOfBinding(analyses: readonly Described[]): string {
  const says = (place: RegExp) => analyses.some(({ metadata }) => place.test(metadata.get('EDGE_TYPE') ?? ''));
  return says(/^in planta\b/i) && !says(/^in vivo\b/i) ? 'in planta' : 'in vivo';
}

function fits({ experimentType, edgeType, evidence }: EvidenceRule, { expression, metadata }: Described): boolean {
  if (expression !== (evidence === 'regulated')) return false;
  const says = (key: string) => (metadata.get(key) ?? '').toUpperCase();
  const isType = experimentType === undefined || says('EXPERIMENT_TYPE') === experimentType.toUpperCase();
  return isType && (edgeType === undefined || says('EDGE_TYPE').startsWith(edgeType.toUpperCase()));
}

const sortOf = (rules: readonly EvidenceRule[], label: string): EvidenceSort =>
  rules.find((rule) => rule.label === label)?.evidence ?? 'in vivo';
