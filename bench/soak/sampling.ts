import { setTimeout as wait } from 'node:timers/promises';
import type { MeasuredServer } from '../server.ts';
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
  servers: readonly MeasuredServer[],
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
