#!/usr/bin/env -S node --import tsx
import { ProgressBar } from './progressBar.ts';
import { run } from './run.ts';

const bar = new ProgressBar(process.stderr);

// The reader of a pipe can close it early (`trellis check | head -1`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  print(line) {
    bar.clear();
    process.stdout.write(`${line}\n`);
  },
  fail(line) {
    bar.clear();
    process.stderr.write(`${line}\n`);
  },
  progress: (fraction, text) => bar.show(fraction, text),
});
bar.clear();
