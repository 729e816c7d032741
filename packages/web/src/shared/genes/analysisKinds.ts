import { formatCount } from '@trellis/core/formats';

interface KindCounts {
  readonly analyses: number;
  readonly binding: number;
  readonly expression: number;
}

/** `2 binding, no expression analyses`: what a data set has of a TF. */
export function analysisKindsText({ analyses, binding, expression }: KindCounts): string {
  if (binding + expression === 0) return `${formatCount(analyses)} ${noun(analyses)}`;
  const text = (count: number, kind: string) => (count > 0 ? `${formatCount(count)} ${kind}` : `no ${kind}`);
  return `${text(binding, 'binding')}, ${text(expression, 'expression')} ${noun(expression > 0 ? expression : 2)}`;
}

const noun = (count: number): string => (count === 1 ? 'analysis' : 'analyses');
