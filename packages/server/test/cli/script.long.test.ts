import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ended, root } from './trellis.ts';

describe('trellis from its sources', () => {
  it('runs as the script of the repository', async () => {
    const child = spawn('npm', ['run', '-s', 'trellis', '--', '--help'], { cwd: root });
    expect(await ended(child)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: trellis COMMAND/) });
  });
});
