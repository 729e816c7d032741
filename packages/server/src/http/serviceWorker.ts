import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { programVariable, type Program, type ProgramText } from '../offline/program.ts';

/** Possible places of its program: seen from the sources, and from the bundle. */
const places = ['../../dist/offline/serviceWorker.js', './offline/serviceWorker.js'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The files of the build whose names do not change with their content. */
const types = {
  'first-paint.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'manifest.webmanifest': 'application/manifest+json',
} as const;

/** Characters of the version. */
const versionLength = 16;

/**
 * Adds the service worker of the pages of a build, which keeps them in the browser so that they open without a network. It has a new
 * text for each build, so that browsers see that there is one. Where the setting is off, it removes itself from the browsers that have it.
 */
export function serveServiceWorker(app: FastifyInstance, { offline }: Pick<Config, 'offline'>, pages: string): void {
  const place = places.find((path) => existsSync(path));
  if (place === undefined) return;
  const script = readFileSync(place, 'utf8');
  let made: string | undefined;
  app.get('/serviceWorker.js', { schema: { hide: true } }, (_, reply) => {
    // The document that is kept has the policy that it has when the server sends it.
    made ??= withProgram(script, programOf(pages, offline, String(reply.getHeader('content-security-policy'))));
    return reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(made);
  });
}

function programOf(pages: string, offline: Config['offline'], policy: string): Omit<Program, 'version'> {
  if (offline === 'off') return { isKept: false, assets: [], texts: {} };
  const read = (name: string): string => readFileSync(join(pages, name), 'utf8');
  const texts = Object.entries(types).map(([name, type]): [string, ProgramText] => [
    `/${name}`,
    { headers: { 'Content-Type': type }, text: read(name) },
  ]);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  const assets = readdirSync(join(pages, 'assets')).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  return {
    isKept: true,
    assets: assets.sort(),
    texts: { '/': { headers, text: read('index.html') }, ...Object.fromEntries(texts) },
  };
}

function withProgram(script: string, program: Omit<Program, 'version'>): string {
  const hash = createHash('sha256').update(script).update(JSON.stringify(program)).digest('hex');
  const whole: Program = { ...program, version: hash.slice(0, versionLength) };
  return `const ${programVariable} = ${JSON.stringify(whole)};\n${script}`;
}
