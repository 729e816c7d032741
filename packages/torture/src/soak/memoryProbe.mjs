// Loaded into each thread of a server before its program: collects garbage once a minute, and appends what is in use then to a
// file of the thread in the folder SOAK_MEMORY. Node has no other way to ask a running thread.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { threadId } from 'node:worker_threads';

const everyMs = 60_000;
const folder = process.env.SOAK_MEMORY;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

if (folder !== undefined)
  setInterval(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    const line = JSON.stringify({ at: Date.now(), value: (heapUsed + external) / 1e6 });
    appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${line}\n`);
  }, everyMs).unref();
