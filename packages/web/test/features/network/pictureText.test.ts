import { expect, it } from 'vitest';
import { pictureText } from '../../../src/features/network/NetworkPicture.tsx';

const size = { findings: 829, observed: 829, additional: 0, predicted: 0, tfs: 1, targets: 829 };

it('calls a picture the densest part only where some targets are found more than once', () => {
  expect(pictureText(size)).toBe(
    'Part of the network: the TF and some of the 829 targets, those with a symbol first.',
  );
  expect(pictureText({ ...size, findings: 830 })).toBe(
    'The densest part: the TF, and of 829 targets those that most analyses report (of equal ones, those with a symbol).',
  );
  expect(pictureText({ ...size, findings: 830, tfs: 2 })).toMatch('The densest part: all TFs, and of 829 targets');
  expect(pictureText({ ...size, findings: 830, tfs: 40 })).toMatch(
    'the 12 of 40 TFs with the most edges, and of 829 targets those that most analyses of these TFs report',
  );
});
