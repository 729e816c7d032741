import { createHash } from 'node:crypto';
import {
  TrellisError,
  type ColumnStates,
  type Correction,
  type QueryInputs,
  type Request,
  type Result,
} from '@trellis/core';
import { software } from './software.ts';

/** Inputs with a text, and their files in the archive. */
const inputFiles = {
  targetGenes: 'inputs/target_genes.txt',
  filterTfs: 'inputs/filter_tfs.txt',
  targetNetwork: 'inputs/target_network.txt',
  background: 'inputs/background.txt',
} as const satisfies Partial<Record<keyof QueryInputs, string>>;
type InputName = keyof typeof inputFiles;

interface InputNote {
  readonly file: string;
  readonly name: string;
  readonly sha256: string;
  readonly header?: boolean;
}

/** How the analyses of an archive were computed. */
export interface ArchiveOptions {
  readonly correction: Correction;
}

/** The content of `request.json` in an archive. */
export interface RequestFile {
  readonly software: typeof software;
  readonly edition: string;
  readonly data: { readonly version: string; readonly label: string };
  readonly query: string;
  readonly edges: readonly string[];
  readonly inputs: Partial<Record<InputName, InputNote>>;
  readonly named_queries: Request['namedQueries'];
  /** Names and hidden flags of the analyses; absent when nothing was changed. */
  readonly states?: ColumnStates;
  readonly parameters: ArchiveOptions;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Describes the request of a result for `request.json`; the texts of its inputs are separate files. */
export function describeRequest({ request, dataset, states }: Result, parameters: ArchiveOptions): RequestFile {
  const { inputs } = request;
  const notes = (Object.keys(inputFiles) as InputName[]).flatMap((name) => {
    const input = inputs[name];
    if (!input) return [];
    const header = 'header' in input ? { header: input.header } : {};
    return [[name, { file: inputFiles[name], name: input.name, sha256: sha256(input.text), ...header }]];
  });
  return {
    software,
    edition: dataset.edition,
    data: { version: dataset.version, label: dataset.label },
    query: inputs.query,
    edges: inputs.edges,
    inputs: Object.fromEntries(notes) as RequestFile['inputs'],
    named_queries: request.namedQueries,
    ...(request.states && { states }),
    parameters,
  };
}

/** Lists the files of the inputs with their texts. */
export function inputTexts({ request }: Result): [file: string, text: string][] {
  return (Object.keys(inputFiles) as InputName[]).flatMap((name) => {
    const input = request.inputs[name];
    return input ? [[inputFiles[name], input.text] as [string, string]] : [];
  });
}

/** Reads the request of an archive. Throws `bad-file` when an input is missing or has changed. */
export function requestOf(file: RequestFile, read: (name: string) => string): Request {
  const texts = Object.entries(file.inputs).map(([name, { file: path, sha256: sum, ...rest }]) => {
    const text = read(path);
    if (sha256(text) !== sum) throw new TrellisError('bad-file', `${path} has changed since the archive was made.`);
    return [name, { ...rest, text }];
  });
  const inputs = { query: file.query, edges: file.edges, ...Object.fromEntries(texts) } as QueryInputs;
  return { id: '', inputs, namedQueries: file.named_queries, states: file.states };
}
