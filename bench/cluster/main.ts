/**
 * `npm run cluster -- [--servers 3]`: servers on DATABASE_URL (and REDIS_URL) behind a round-robin balancer, until it is
 * interrupted; to try by hand what several machines do.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../server.ts';
import { startBalancer } from './balancer.ts';

const { values } = parseArgs({ options: { servers: { type: 'string', default: '3' } } });
const place = process.env['DATABASE_URL'];
if (place === undefined) {
  console.error('DATABASE_URL names the PostgreSQL that the servers share');
  process.exit(1);
}
const servers = await Promise.all(Array.from({ length: Number(values.servers) }, () => startServer(place)));
const balancer = await startBalancer(servers.map(({ url }) => url));
console.log(balancer.url);
process.once('SIGINT', () => {
  for (const server of servers) server.stop();
  process.exit(0);
});
