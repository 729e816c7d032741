import { setTimeout as wait } from 'node:timers/promises';
import type { Balancer } from '../../../../scripts/rig/balancer.ts';
import type { StartedService } from '../../../../scripts/rig/ownServices.ts';
import { built, runCommand } from '../../../../scripts/rig/program.ts';
import type { StartedServer } from '../../../../scripts/rig/server.ts';

/** Everything that the events of a soak restart or change. */
export interface Soaked {
  readonly postgres: StartedService;
  readonly redis: StartedService;
  /** The last one is restarted by the events; the memory of the others is measured. */
  readonly servers: StartedServer[];
  readonly balancer: Balancer;
  readonly place: string;
  readonly edition: string;
  /** Folders of the data sets that are imported in turn. */
  readonly folders: readonly [string, string];
  startOne(): Promise<StartedServer>;
}

/** Something that happens again and again; `round` counts from 0. */
interface RepeatedEvent {
  readonly name: string;
  /** Share of the interval that has passed when it happens, so that events do not meet. */
  readonly offset: number;
  happen(soaked: Soaked, round: number): Promise<void>;
}

const events: readonly RepeatedEvent[] = [
  {
    name: 'import',
    offset: 0.1,
    async happen({ folders, place, edition }, round) {
      const { code, err } = await runCommand(
        built,
        'import',
        folders[(round + 1) % 2],
        '--edition',
        edition,
        '--data',
        place,
      );
      if (code !== 0) throw new Error(`the import ended with ${code}: ${err}`);
    },
  },
  {
    name: 'restart of PostgreSQL',
    offset: 0.35,
    async happen({ postgres }) {
      await postgres.crash();
      await wait(2000);
      await postgres.start();
    },
  },
  {
    name: 'restart of Redis',
    offset: 0.6,
    async happen({ redis }) {
      await redis.crash();
      await wait(2000);
      await redis.start();
    },
  },
  {
    name: 'restart of a server',
    offset: 0.85,
    async happen(soaked) {
      const { servers, balancer } = soaked;
      servers[servers.length - 1].kill();
      await wait(2000);
      servers[servers.length - 1] = await soaked.startOne();
      balancer.use(servers.map(({ url }) => url));
    },
  },
];

/** A time during which calls can fail, in milliseconds since 1970. */
export interface Disturbance {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Time after an event in which connections are still made again. */
const settlingMs = 10_000;

/** Lets each event happen once per interval until the end, one at a time. */
export async function letEventsHappen(soaked: Soaked, intervalMs: number, end: number): Promise<Disturbance[]> {
  const seen: Disturbance[] = [];
  const start = Date.now();
  for (let round = 0; ; round++) {
    for (const { name, offset, happen } of events) {
      const at = start + (round + offset) * intervalMs;
      if (at > end) return seen;
      await wait(Math.max(0, at - Date.now()));
      const from = Date.now();
      await happen(soaked, round);
      const memory = soaked.servers.map((server) => server.memory().toFixed(0)).join(', ');
      const seconds = ((Date.now() - from) / 1000).toFixed(1);
      console.log(`${((from - start) / 60_000).toFixed(1)} min: ${name} (${seconds} s), servers ${memory} MB`);
      seen.push({ name, from, to: Date.now() + settlingMs });
    }
  }
}
