import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Text of a file below `deploy/`. */
export const deployFile = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

export const compose = parse(deployFile('compose.yaml'), { merge: true }) as Compose;

/** Names of the services that are servers of Trellis. */
export const servers = Object.keys(compose.services).filter((name) => compose.services[name].image === 'trellis');

const assignments = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));

const linesOf = (file: string, start: string): string =>
  deployFile(file)
    .split('\n')
    .filter((line) => line.startsWith(start))
    .join(' ');

/** What each file sets for a server, as a shell would see it: `%i` of the unit is a port, a password is one. */
export const environments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Dockerfile: assignments(linesOf('Dockerfile', 'ENV ')),
  'compose.yaml': Object.fromEntries(
    Object.entries(compose.services[servers[0]].environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{[^}]*\}/, 'secret'),
    ]),
  ),
  'systemd/trellis@.service': assignments(
    linesOf('systemd/trellis@.service', 'Environment=').replace('Environment=', '').replace('%i', '8081'),
  ),
  'systemd/trellis.env': assignments(deployFile('systemd/trellis.env').replaceAll(/^#.*$/gm, '')),
};

/** Servers of the upstream in a configuration of nginx, as `HOST:PORT`. */
export const upstream = (name: string): string[] =>
  [...deployFile(name).matchAll(/^ {4}server (\S+)/gm)].map(([, address]) => address);

/** Host names in a configuration of nginx. */
export const hostNames = (name: string): string[] => [
  ...new Set([...deployFile(name).matchAll(/server_name (.+);/g)].flatMap(([, names]) => names.split(' '))),
];
