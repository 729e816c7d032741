import { render, screen } from '@testing-library/react';
import type { GeneEvidence } from '@trellis/core/gene';
import { expect, it } from 'vitest';
import { Regulators } from '../../../src/features/gene/Regulators.tsx';

const evidence = (analysisId: number, type: GeneEvidence['type'], log2fc: number | null): GeneEvidence => ({
  ...{
    analysisId,
    type,
    log2fc,
    analysis: `TF · ${analysisId}`,
    edge: type,
    p: null,
    technology: '',
    kind: 'regulated',
  },
});

it('says of a fold change against the effect of the TF that the experiment removed the TF', () => {
  const analyses = [
    evidence(1, 'INDUCED', -0.595),
    evidence(2, 'REPRESSED', 1),
    evidence(3, 'INDUCED', 1),
    evidence(4, 'REPRESSED', -1),
    evidence(5, 'BOUND', null),
  ];
  const tf = { tf: 'AT1G00010', symbol: 'ALF', kinds: ['regulated'], publications: 1, analyses, additionalEdges: [] };
  render(<Regulators regulators={[tf]} evidence={{ tfs: 1, publications: 1, analyses: 5 }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TF · 1, log2fc -0.595, induced by the TF (loss experiment)',
    'TF · 2, log2fc 1, repressed by the TF (loss experiment)',
    'TF · 3, log2fc 1, induced by the TF',
    'TF · 4, log2fc -1, repressed by the TF',
    'TF · 5',
  ]);
});
