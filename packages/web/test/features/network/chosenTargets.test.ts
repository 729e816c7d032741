import { expect, it } from 'vitest';
import { chosenTargets } from '../../../src/features/network/NetworkPicture.tsx';

const size = { findings: 829, observed: 829, additional: 0, predicted: 0, tfs: 1, targets: 829 };

it('does not rank targets of a picture that are all reported once', () => {
  expect(chosenTargets(size)).toBe('some with a symbol: each is reported once, so none comes before the others');
  expect(chosenTargets({ ...size, findings: 830 })).toBe(
    'those that most analyses report (of equal ones, those with a symbol)',
  );
  expect(chosenTargets({ ...size, findings: 830, tfs: 40 })).toMatch('that most analyses of these TFs report');
});
