import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Type, type Static } from 'typebox';
import type { Immutable } from '@trellis/contract';
import { AnalysisIdsSchema, CorrectionSchema } from '@trellis/contract/schemas';
import { TrellisError } from '@trellis/core';
import type { OwnFile } from '@trellis/core/dataset';
import type { QueryInputs, Request, Result } from '@trellis/core/result';
import { keysOf } from '../../json/keysOf.ts';
import { software } from '../../software/software.ts';

/** Inputs with a text, and their files in the archive. */
const inputFiles = {
  targetGenes: 'inputs/target_genes.txt',
  filterTfs: 'inputs/filter_tfs.txt',
  targetNetwork: 'inputs/target_network.txt',
  background: 'inputs/background.txt',
} as const satisfies Partial<Record<keyof QueryInputs, string>>;
type InputName = keyof typeof inputFiles;

const InputNoteSchema = Type.Object({
  file: Type.String(),
  name: Type.String(),
  sha256: Type.String(),
  header: Type.Optional(Type.Boolean()),
});
type InputNote = Static<typeof InputNoteSchema>;

/** An analysis that the user brought. */
const OwnNoteSchema = Type.Object({
  ...InputNoteSchema.properties,
  metadata: Type.Record(Type.String(), Type.String()),
});

const ArchiveOptionsSchema = Type.Object({ correction: CorrectionSchema });

/** How the analyses of an archive were computed. */
export type ArchiveOptions = Immutable<Static<typeof ArchiveOptionsSchema>>;

/** The content of `request.json` in an archive. */
export const RequestFileSchema = Type.Object({
  software: Type.Object({ name: Type.String(), version: Type.String() }),
  edition: Type.String(),
  data: Type.Object({ version: Type.String(), label: Type.String() }),
  query: Type.String(),
  edges: Type.Array(Type.String()),
  inputs: Type.Object({
    targetGenes: Type.Optional(InputNoteSchema),
    filterTfs: Type.Optional(InputNoteSchema),
    targetNetwork: Type.Optional(InputNoteSchema),
    background: Type.Optional(InputNoteSchema),
  }),
  own_analyses: Type.Optional(Type.Array(OwnNoteSchema)),
  named_queries: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Names and hidden flags of the analyses; absent when nothing was changed. */
  states: Type.Optional(AnalysisIdsSchema),
  parameters: ArchiveOptionsSchema,
});
export type RequestFile = Immutable<Static<typeof RequestFileSchema>>;

const sumOf = (content: string | Uint8Array): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content));

/** Describes the request of a result for `request.json`; the texts of its inputs are separate files. */
export function describeRequest(
  { request, dataset, states }: Result,
  ownFiles: readonly OwnFile[],
  parameters: ArchiveOptions,
): RequestFile {
  const { inputs } = request;
  const notes = keysOf(inputFiles).flatMap((name): [InputName, InputNote][] => {
    const input = inputs[name];
    if (!input) return [];
    const header = 'header' in input && input.header !== undefined ? { header: input.header } : {};
    return [[name, { file: inputFiles[name], name: input.name, sha256: sumOf(input.text), ...header }]];
  });
  return {
    software,
    edition: dataset.edition,
    data: { version: dataset.version, label: dataset.label },
    query: inputs.query,
    edges: inputs.edges,
    inputs: Object.fromEntries(notes),
    ...(ownFiles.length > 0 && { own_analyses: ownFiles.map(noteOfOwn) }),
    named_queries: request.namedQueries ?? dataset.namedQueries,
    ...(request.states && { states }),
    parameters,
  };
}

const noteOfOwn = ({ name, metadata, bytes }: OwnFile, i: number): Static<typeof OwnNoteSchema> => ({
  file: nameOfOwn(i),
  name,
  sha256: sumOf(bytes),
  metadata: { ...metadata },
});

const nameOfOwn = (i: number): string => `inputs/own_analyses/${i + 1}.csv`;

/** Lists the files of the inputs with their texts. */
export function inputTexts({ request }: Result, ownFiles: readonly OwnFile[]): [file: string, text: string][] {
  const lists = keysOf(inputFiles).flatMap((name): [string, string][] => {
    const input = request.inputs[name];
    return input ? [[inputFiles[name], input.text]] : [];
  });
  return [
    ...lists,
    ...ownFiles.map(({ bytes }, i): [string, string] => [
      nameOfOwn(i),
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    ]),
  ];
}

/** The request of an archive, without its id. */
export interface ArchivedRequest {
  readonly request: Request;
  /** The analyses that the user brought. */
  readonly own: readonly OwnFile[];
}

/** Reads the request of an archive. Throws `bad-file` when an input is missing or has changed. */
export function requestOf(file: RequestFile, read: (name: string) => string): ArchivedRequest {
  const { targetGenes, filterTfs, targetNetwork, background } = file.inputs;
  const textOf = ({ file: path, name, sha256: sum }: Pick<InputNote, 'file' | 'name' | 'sha256'>) => {
    const text = read(path);
    if (sumOf(text) === sum) return { name, text };
    throw new TrellisError('bad-file', `${path} has changed since the archive was made.`);
  };
  const inputs = {
    query: file.query,
    edges: file.edges,
    ...(targetGenes && { targetGenes: textOf(targetGenes) }),
    ...(filterTfs && { filterTfs: textOf(filterTfs) }),
    ...(targetNetwork && {
      targetNetwork: {
        ...textOf(targetNetwork),
        ...(targetNetwork.header !== undefined && { header: targetNetwork.header }),
      },
    }),
    ...(background && { background: textOf(background) }),
  };
  const own = (file.own_analyses ?? []).map(({ metadata, ...note }) => {
    const { name, text } = textOf(note);
    return { name, metadata, bytes: utf8ToBytes(text) };
  });
  return { request: { id: '', inputs, namedQueries: file.named_queries, states: file.states }, own };
}
