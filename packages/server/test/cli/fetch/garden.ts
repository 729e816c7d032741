import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../trellis.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

const files = {
  'lab/genes/genes.tsv': 'id\tsymbol\nG1\tONE\nG2\tTWO\nG3\tTHREE\n',
  'lab/chip/G1.txt': 'target\tlog2FC\tp\nG2\t1.5\t0.01\nG3\t-2\t0.02\nG3\t-2\t0.02\n',
  'lab/secret/G2.txt': 'target\nG1\nG9\n',
} as const;

type Path = keyof typeof files;

/** The public sources of a made-up edition `garden`, on a web server on loopback that is laid out like a mirror. */
export interface Garden {
  /** Options of `trellis fetch` that use it. */
  readonly options: readonly string[];
  readonly data: string;
  /** Writes a recipe of the edition again, with a text replaced. */
  readonly editRecipe: (name: string, from: string, to: string) => Promise<void>;
  readonly cache: string;
  /** Makes the server send half of a file and then nothing more; resolves when it is asked for that file. */
  readonly stall: (path: Path) => Promise<void>;
  /** Paths of the requests. */
  readonly requests: string[];
  /** Address of a file at its origin. */
  readonly urlOf: (path: Path) => string;
  /** Replaces a file on the server; without a content it is gone. */
  readonly change: (path: Path, content?: string) => void;
}

const sha256Of = (content: string): string => createHash('sha256').update(content).digest('hex');

const source = (path: Path, license: string): string => {
  const [owner, repository, name] = path.split('/');
  return `sources:
  - repository: ${owner}/${repository}
    commit: ${commit}
    license: ${license}
    citation: A lab, 2026
    files:
      - path: ${name}
        bytes: ${files[path].length}
        sha256: ${sha256Of(files[path])}
`;
};

const recipes: Readonly<Record<string, string>> = {
  genes: `name: genes
version: 1
edition: garden
title: Genes of the garden
${source('lab/genes/genes.tsv', 'CC0-1.0')}
makes:
  - make: genes
    from: genes.tsv
    gene: "{id}"
    name: "{symbol}"
    type: PROTEIN_CODING
`,
  chip: `name: chip
version: 1
edition: garden
title: ChIP of one TF
${source('lab/chip/G1.txt', 'MIT')}
makes:
  - make: analyses
    from: G1.txt
    name: G1_ChIP
    target: "{target}"
    log2fc: "{log2FC}"
    pvalue: "{p}"
    metadata: |
      *Transcription_Factor_ID: G1
      *Experiment_Type: Binding
      *Technology/Method: ChIPSeq
      *Edge_Type: in planta:Bound
`,
  secret: `name: secret
version: 1
edition: garden
title: Targets without a stated license
${source('lab/secret/G2.txt', 'Not stated')}
makes:
  - make: analyses
    from: G2.txt
    steps:
      - known: [target]
    name: G2_list
    target: "{target}"
    metadata: |
      *Transcription_Factor_ID: G2
      *Experiment_Type: Binding
      *Technology/Method: DAPSeq
      *Edge_Type: in vitro:Bound:DAP
`,
};

/** Writes the recipes and starts the server. */
export async function plantGarden(): Promise<Garden> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'recipes/garden'), { recursive: true });
  for (const [name, text] of Object.entries(recipes))
    await writeFile(join(folder, `recipes/garden/${name}.yaml`), text);
  const addressOf = (path: Path): string => {
    const [owner, repository, name] = path.split('/');
    return `/${owner}/${repository}/${commit}/${name}`;
  };
  const contents = new Map<string, string>(
    Object.entries(files).map(([path, content]) => [addressOf(path as Path), content]),
  );
  const requests: string[] = [];
  const stalled = new Map<string, () => void>();
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const content = contents.get(url);
    const onStall = stalled.get(url);
    if (onStall && content !== undefined) {
      response
        .writeHead(200, { 'content-length': content.length })
        .write(content.slice(0, content.length / 2), onStall);
      return;
    }
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const [data, cache] = [join(folder, 'data'), join(folder, 'cache')];
  const mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = ['--recipes', join(folder, 'recipes'), '--mirror', mirror, '--data', data, '--cache', cache];
  return {
    options,
    data,
    editRecipe: (name, from, to) =>
      writeFile(join(folder, `recipes/garden/${name}.yaml`), recipes[name].replace(from, to)),
    cache,
    requests,
    stall: (path) => new Promise((resolve) => void stalled.set(addressOf(path), resolve)),
    urlOf: (path) => `${mirror}${addressOf(path)}`,
    change: (path, content) =>
      void (content === undefined ? contents.delete(addressOf(path)) : contents.set(addressOf(path), content)),
  };
}
