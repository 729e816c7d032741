import { expect, it } from 'vitest';
import { unjudgedText } from '../../../src/features/network/AuprPanel.tsx';

const one = { tf: 'G1', symbol: '', predictions: 2552, hits: 938, aupr: 0.5, baseRate: 0.4 };

it('bridges the edges of a network and its predictions that are judged', () => {
  const total = { edges: 3941, tfs: 6, targets: 1547 };
  expect(unjudgedText({ predictions: 2552, byTf: [one], total })).toBe(
    'Its other 1,389 of 3,941 edges are of the 5 TFs without a validated edge, and are not judged.',
  );
  expect(unjudgedText({ predictions: 3941, byTf: [one], total })).toBe('');
});
