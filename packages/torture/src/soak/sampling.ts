import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartedServer } from '../../../../scripts/rig/server.ts';
import type { Sample } from './slope.ts';

/** What was measured of one server. */
export interface ServerSamples {
  /** Memory in MB. */
  readonly memory: Sample[];
  /** Open files and connections. */
  readonly descriptors: Sample[];
}

export interface SoakSamples {
  readonly servers: readonly ServerSamples[];
  /** Connections to the database. */
  readonly connections: Sample[];
}

const everyMs = 5000;

/** Measures servers every five seconds until the end. */
export function startSampling(
  servers: readonly StartedServer[],
  connections: () => Promise<number>,
): { end(): SoakSamples } {
  const samples: SoakSamples = { servers: servers.map(() => ({ memory: [], descriptors: [] })), connections: [] };
  let ended = false;
  void (async () => {
    for (; !ended; await wait(everyMs)) {
      const at = Date.now();
      servers.forEach((server, i) => {
        samples.servers[i].memory.push({ at, value: server.memory() });
        samples.servers[i].descriptors.push({ at, value: server.descriptors() });
      });
      // The database is away while it is restarted.
      const count = await connections().catch(() => undefined);
      if (count !== undefined) samples.connections.push({ at, value: count });
    }
  })();
  return {
    end: () => {
      ended = true;
      return samples;
    },
  };
}

/** Environment in which each thread of a server appends what it has in use to a file of the folder (`memoryProbe.mjs`). */
export const probed = (folder: string): Readonly<Record<string, string>> => ({
  SOAK_MEMORY: folder,
  NODE_OPTIONS: `--import=${new URL('memoryProbe.mjs', import.meta.url).href}`,
});

/** What each thread of a server had in use after a collection of garbage, in MB. */
export const readProbes = (folder: string): Sample[][] =>
  readdirSync(folder).map((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Sample),
  );
