import { describe, expect, it } from 'vitest';
import { importFiles } from './importFiles.ts';

async function warningsOf(type: string, perturbation: string): Promise<readonly string[] | undefined> {
  const lines = [
    'TRANSCRIPTION_FACTOR_ID: A1',
    `EXPERIMENT_TYPE: ${type}`,
    'EDGE_TYPE: x',
    `PERTURBATION: ${perturbation}`,
  ];
  const { report } = await importFiles({ 'analyses/001_one.txt': lines.join('\n') });
  return report.files.find(({ kind }) => kind === 'analysis')?.warnings;
}

describe('the PERTURBATION of an expression analysis', () => {
  it('gets a warning with its place where it is not gain, loss or none', async () => {
    expect(await warningsOf('Expression', 'overexpressed')).toEqual([
      'analyses/001_one.txt, line 4: PERTURBATION is gain, loss or none, not "overexpressed"; it counts as not stated',
    ]);
  });

  it.each(['gain', 'LOSS', ' None ', ''])('is read without a warning as %j', async (value) => {
    expect(await warningsOf('Expression', value)).toBeUndefined();
  });

  it('means nothing for binding', async () => {
    expect(await warningsOf('Binding', 'overexpressed')).toBeUndefined();
  });
});
