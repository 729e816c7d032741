import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { importFolder, openStore } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { fixture } from '../testServer.ts';
import { deployFile } from './deployFiles.ts';

const runs = (program: string, ...words: string[]): boolean => {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const canRun = runs('nginx', '-v') && runs('openssl', 'version');
if (!canRun) console.warn('nginx or openssl is not installed: the samples for nginx are not tried');

const freePorts = (count: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await wait(20);
      server.close();
      return port;
    }),
  );

interface Heard {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** Calls nginx as a browser does that has looked the host name up. */
function ask(port: number, path: string, host: string): Promise<Heard> {
  const send = path.startsWith('https:') ? secure : plain;
  const options = { host: '127.0.0.1', port, path: path.replace('https:', ''), headers: { host } };
  return new Promise((resolve, reject) => {
    const call = send({ ...options, rejectUnauthorized: false, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    call.once('error', reject);
    call.end();
  });
}

const answers = (port: number): Promise<boolean> =>
  ask(port, '/', 'x').then(
    () => true,
    () => false,
  );

describe.skipIf(!canRun)('the sample for nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-nginx-'));
  let apps: FastifyInstance[];
  let nginx: ChildProcess;
  let http: number, https: number, dead: number;

  beforeAll(async () => {
    const store = await openStore(folder);
    for (const edition of ['arabidopsis', 'maize'])
      await store.datasets.replace((await importFolder(fixture('mini'), { edition })).contents);
    await store.close();
    apps = await Promise.all(
      [0, 0].map(() => buildApp(readConfig({ data: folder, log: 'silent' }, {}), { computing: 'all in process' })),
    );
    for (const app of apps) await app.listen({ port: 0, host: '127.0.0.1' });
    [http, https, dead] = await freePorts(3);
    const ports = [...apps.map((app) => (app.server.address() as AddressInfo).port), dead];
    execFileSync(
      'openssl',
      [...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=x -keyout'.split(' '), 'key', '-out', 'pem'],
      {
        cwd: folder,
        stdio: 'ignore',
      },
    );
    const sample = deployFile('nginx/trellis.conf')
      .replace(/:808(\d)/g, (_, i: string) => `:${ports[Number(i) - 1]}`)
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
      .replace('/etc/ssl/certs/example.org.pem', join(folder, 'pem'))
      .replace('/etc/ssl/private/example.org.key', join(folder, 'key'))
      .replace('/etc/nginx/trellis-proxy.conf', join(folder, 'proxy.conf'));
    writeFileSync(join(folder, 'proxy.conf'), deployFile('nginx/trellis-proxy.conf'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
      events {} http { access_log off; ${temporary.join(' ')} ${sample} }`,
    );
    execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    for (let tries = 0; tries < 100 && !(await answers(http)); tries++) await wait(100);
  });
  afterAll(async () => {
    nginx.kill();
    await Promise.all(apps.map((app) => app.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('leads to https', async () => {
    const { status, location } = await ask(http, '/overview?a=1', 'maize.example.org');
    expect([status, location]).toEqual([301, 'https://maize.example.org/overview?a=1']);
  });

  it('passes the host name on, which picks the edition', async () => {
    for (const edition of ['arabidopsis', 'maize']) {
      const { text } = await ask(https, 'https:/api/site/', `${edition}.example.org`);
      expect(JSON.parse(text)).toMatchObject({ edition });
    }
  });

  it('goes on to the next server when one is away, and users see nothing of it', async () => {
    const calls = Array.from({ length: 30 }, () => ask(https, 'https:/api/tfs/', 'maize.example.org'));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('tells nobody outside what the server counts', async () => {
    expect((await ask(https, 'https:/metrics', 'maize.example.org')).status).toBe(404);
  });
});
