import { valueOf } from '@trellis/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { root } from '../../../../scripts/rig/root.ts';
import { addresses, type Parameter } from './addresses.ts';
import { connections } from './connections.ts';
import { feedbackForms, queryForms, type Form } from './forms.ts';
import { valuesOf, type Schema, type TextsFor } from './fromSchema.ts';
import { headers } from './headers.ts';
import { imports } from './imports.ts';
import { jsonBodies, jsonLines } from './jsonBodies.ts';
import type { Known } from './known.ts';
import { toolMessages } from './messages.ts';
import type { CallPlay, Play } from './play.ts';
import { queryTexts } from './queries.ts';
import { hostileWord, inheritedNames } from './words.ts';

/** An operation of the description of the API. */
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** The operations of docs/openapi.json by method and path. */
export function operations(): ReadonlyMap<string, Operation> {
  const { paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
}

/** Addresses that the description leaves out: pages, figures for other pages, documents. */
const otherPaths = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  '/api/docs',
  '/result/summary?id={id}',
  '/gene/{gene}',
  '/embed/{id}/{figure}',
  '/embed/{id}/{figure}.svg',
  '/oembed?url={url}',
  '/guide/{page}',
  '/assets/{page}',
  '/downloads/{page}/{file}',
  '/api/{page}/{id}/{file}',
  '/{page}',
];

/** Texts for a parameter or field by its name: mostly known ones of its kind. */
function textsOf(known: Known, path = ''): TextsFor {
  const { requests, geneLists, genes, lists, networks, keys, values, editions } = known;
  const pools: Readonly<Record<string, readonly string[]>> = {
    id: path.includes('/gene-lists/') ? geneLists : requests,
    key: keys,
    name: lists,
    list: [...lists, ...genes],
    edition: editions,
    to: [...editions, ...genes, 'newest'],
    figure: ['summary', 'network', 'aupr', 'sungear', 'heatmap', 'targets'],
    url: requests.map((id) => `http://localhost/embed/${id}/summary`),
    library: ['all_dap', 'all_expression', 'all_tfs'],
    precision: ['0', '0.1', '0.5', '1'],
    search: ['', ...values, 'EXPERIMENT_TYPE = expression'],
    targetnetworks: networks,
    term: ['GO:0008150', 'GO:0000001'],
  };
  const query = queryTexts(known);
  const anyWord = fc.constantFrom(...genes, ...lists, ...values, ...keys, 'all_tfs', '0', '1', 'a');
  return (name) => {
    const pool = valueOf(pools, name) ?? [];
    if (name === 'query') return query;
    return fc.oneof(
      { arbitrary: pool.length > 0 ? fc.constantFrom(...pool) : anyWord, weight: 20 },
      { arbitrary: anyWord, weight: 1 },
      { arbitrary: hostileWord, weight: 1 },
    );
  };
}

const endings = fc.oneof(
  { arbitrary: fc.constant('read' as const), weight: 40 },
  { arbitrary: fc.constantFrom('slow' as const, 'leave-upload' as const, 'leave-download' as const), weight: 3 },
);

/** A call with its body, if it has one. */
function calls(route: string, address: fc.Arbitrary<string>, body?: fc.Arbitrary<Form>): fc.Arbitrary<CallPlay> {
  const [method] = route.split(' ');
  const otherMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH');
  const used = fc.oneof({ arbitrary: fc.constant(method), weight: 30 }, { arbitrary: otherMethod, weight: 1 });
  return fc
    .tuple(used, address, headers, body ?? fc.constant(undefined), endings)
    .map(([verb, to, given, form, ending]): CallPlay => {
      const type = form && { 'Content-Type': form.type };
      return {
        kind: 'call',
        route,
        method: verb,
        address: to,
        headers: { ...type, ...given },
        body: form?.body,
        ending,
      };
    });
}

const withType = (type: string, body: fc.Arbitrary<Buffer>): fc.Arbitrary<Form> =>
  fc.oneof(
    { arbitrary: body.map((bytes) => ({ type, body: bytes })), weight: 20 },
    { arbitrary: body.map((bytes) => ({ type: 'text/plain', body: bytes })), weight: 1 },
  );

function bodyOf(route: string, { requestBody }: Operation, known: Known): fc.Arbitrary<Form> | undefined {
  if (route === 'POST /api/' || route === 'POST /api/preview/') return queryForms(known);
  if (route === 'POST /api/feedback/') return feedbackForms;
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || content === undefined) return undefined;
  const value = valuesOf(content.schema, textsOf(known));
  return withType(type, type.includes('ndjson') ? jsonLines(value) : jsonBodies(value));
}

/** Everything that can be tried on a server with these names. Equal names in equal order give equal plays. */
export function plays(known: Known): fc.Arbitrary<Play> {
  const texts = textsOf(known);
  const described = [...operations()].map(([route, operation]) => {
    const [, path] = route.split(' ');
    return calls(
      route,
      addresses(path, operation.parameters ?? [], textsOf(known, path)),
      bodyOf(route, operation, known),
    );
  });
  const others = otherPaths.map((path) => calls(`GET ${path}`, addresses(path, [], texts)));
  const tools = calls('POST /mcp', fc.constant('/mcp'), withType('application/json', toolMessages(texts))).map(
    (play) => ({ ...play, headers: { Accept: 'application/json, text/event-stream', ...play.headers } }),
  );
  const inherited = fc
    .constantFrom(...inheritedNames)
    .chain((name) => fc.constantFrom('/', '/api/', '/guide/', '/assets/').map((folder) => `${folder}${name}`));
  return fc.oneof(
    { arbitrary: fc.oneof(...described), weight: 60 },
    { arbitrary: bodyCalls(known, texts), weight: 14 },
    { arbitrary: fc.oneof(...others, calls('GET inherited', inherited)), weight: 8 },
    { arbitrary: tools, weight: 6 },
    { arbitrary: connections, weight: 6 },
    { arbitrary: imports(), weight: 6 },
  );
}

/** More of the calls that read the most: submitted queries and batches. */
function bodyCalls(known: Known, texts: TextsFor): fc.Arbitrary<CallPlay> {
  const all = operations();
  const names = ['POST /api/', 'POST /api/preview/', 'POST /api/batch/'];
  return fc.oneof(
    ...names.map((route) => {
      const { parameters = [], requestBody } = all.get(route) ?? {};
      return calls(route, addresses(route.split(' ')[1], parameters, texts), bodyOf(route, { requestBody }, known));
    }),
  );
}

/** The play with this number. */
export function playAt(all: fc.Arbitrary<Play>, seed: number, index: number): Play {
  // Odd multiples keep the numbers of neighbors apart; fast-check takes 32 bits.
  const [play] = fc.sample(all, {
    numRuns: 1,
    seed: (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) | 0,
  });
  return play;
}
