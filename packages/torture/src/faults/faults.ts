import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, onServer } from '../../../../scripts/rig/database.ts';
import { built, runCommand } from '../../../../scripts/rig/program.ts';
import { mountSmallDisk } from './smallDisk.ts';
import type { Fault, Trial } from './trial.ts';

const ofTrial = ({ place }: Trial): string[] => ['--edition', 'development', '--data', place.data];

const killOne: Fault = {
  name: 'kill',
  description: 'one of three servers is killed with -9, and started again two seconds later',
  allowedStatuses: [0, 502],
  async breakIt({ servers, balancer, startOne }) {
    servers[0].kill();
    await wait(2000);
    servers[0] = await startOne();
    balancer.use(servers.map(({ url }) => url));
    return 'killed and started again';
  },
};

const postgres: Fault = {
  name: 'postgres',
  description: 'PostgreSQL crashes, and is started again five seconds later',
  allowedStatuses: [503],
  async breakIt({ postgres }) {
    await postgres.crash();
    await wait(5000);
    await postgres.start();
    return 'crashed and recovered';
  },
};

const redis: Fault = {
  name: 'redis',
  description: 'Redis is killed, and started again empty six seconds later',
  allowedStatuses: [],
  async breakIt({ redis }) {
    await redis.crash();
    await wait(6000);
    await redis.start();
    return 'killed and started again';
  },
};

const importing: Fault = {
  name: 'import',
  description: 'other data are imported four times: the second data set, the first one, and so on',
  allowedStatuses: [],
  async breakIt(trial) {
    const [first, second] = trial.folders;
    for (const folder of [second, first, second, first]) {
      const { code, err } = await runCommand(built, 'import', folder, ...ofTrial(trial));
      if (code !== 0) throw new Error(`the import ended with ${code}: ${err}`);
    }
    return 'four imports';
  },
};

/** Imports more than fits on the disk; the import has to fail with a message and without damage. */
async function importTooMuch(trial: Trial): Promise<string> {
  const { code, err } = await runCommand(built, 'demo', '--size', 'full', ...ofTrial(trial));
  if (code === 0) throw new Error('the import fitted on the disk: nothing was tested');
  return `the import ended with ${code}: ${err}`;
}

const fullDatabase: Fault = {
  name: 'disk-postgres',
  description: 'the disk of PostgreSQL is full in the middle of an import',
  allowedStatuses: [503],
  async place({ url }) {
    const disk = mountSmallDisk(20);
    await onServer(`create tablespace small location '${disk.folder}'`, url);
    const database = await createDatabase(url, 'small');
    const drop = async () => {
      await database.drop();
      await onServer('drop tablespace small', url);
      disk.drop();
    };
    return { data: database.url, drop };
  },
  breakIt: importTooMuch,
};

const fullFolder: Fault = {
  name: 'disk-folder',
  description: 'three servers on one folder of SQLite files, whose disk is full in the middle of an import',
  allowedStatuses: [503],
  async place() {
    const disk = mountSmallDisk(24);
    return { data: disk.folder, drop: async () => disk.drop() };
  },
  breakIt: importTooMuch,
};

/** All faults, in the order of the trials. */
export const faults: readonly Fault[] = [killOne, postgres, redis, importing, fullDatabase, fullFolder];
