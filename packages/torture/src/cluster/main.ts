/**
 * `npm run torture -- cluster [--servers 3]`: runs several servers on DATABASE_URL (and REDIS_URL) behind a round-robin load
 * balancer until it is interrupted, for manual tests.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../../../scripts/rig/server.ts';
import { startBalancer } from '../../../../scripts/rig/balancer.ts';

const { values } = parseArgs({ options: { servers: { type: 'string', default: '3' } } });
const place = process.env['DATABASE_URL'];
if (place === undefined) {
  console.error('DATABASE_URL is not set: the servers need a shared PostgreSQL database');
  process.exit(1);
}
const servers = await Promise.all(Array.from({ length: Number(values.servers) }, () => startServer(place)));
const balancer = await startBalancer(servers.map(({ url }) => url));
console.log(balancer.url);
process.once('SIGINT', () => {
  for (const server of servers) server.stop();
  process.exit(0);
});
