import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { starterFolder } from '../starter.ts';

describe('the starter set', () => {
  it('has the text of each license that its notice names', () => {
    const notice = readFileSync(join(starterFolder, 'NOTICE.md'), 'utf8');
    const licenses = new Set([...notice.matchAll(/^- License: (.+)$/gm)].map(([, license]) => license));
    expect([...licenses].sort()).toEqual(['GPL-3.0', 'GPL-3.0-or-later', 'MIT']);
    expect(readdirSync(join(starterFolder, 'licenses')).sort()).toEqual([
      'GPL-3.0.txt',
      'MIT-ConSReg.txt',
      'MIT-Griebel_TPR1_bioRxiv_Apr2020.txt',
    ]);
  });
});
