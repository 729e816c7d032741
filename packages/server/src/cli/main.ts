#!/usr/bin/env node
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { ProgressBar } from './progressBar.ts';
import { run } from './run.ts';

const bar = new ProgressBar(process.stderr);
/** Whether an answer has begun: from then on nothing is drawn between its lines. */
let isAnswering = false;

// The reader of a pipe can close it early (`trellis check | head -1`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

function printError(line: string): void {
  bar.clear();
  process.stderr.write(`${line}\n`);
}

process.exitCode = await run(process.argv.slice(2), {
  print(line) {
    bar.clear();
    process.stdout.write(`${line}\n`);
  },
  note: printError,
  fail: printError,
  pipes: {
    isTerminal: process.stdout.isTTY,
    async write(bytes) {
      bar.clear();
      isAnswering = true;
      if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
    },
    read: () => buffer(process.stdin),
  },
  progress(fraction, text) {
    if (!isAnswering) bar.show(fraction, text);
  },
});
bar.clear();
