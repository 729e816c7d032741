import { existsSync } from 'node:fs';
import { TrellisError, valueOf } from '@trellis/core';
import {
  type DocumentPart,
  importAliases,
  importAnalysis,
  importAnnotation,
  importClusterInfo,
  importDocument,
  importEdges,
  importMotifs,
  type MakeChange,
  sourceFile,
} from '@trellis/store';
import type { Arguments, Output } from '../command.ts';
import { isSet, refuseOptions, requirePositionals, wholeNumber } from '../parse.ts';
import { didYouMean } from '../didYouMean.ts';
import { UsageError } from '../usageError.ts';
import { noMetadata } from '../ask/ownFiles.ts';
import { runChange } from './change.ts';

/** The part of the help of `trellis import` on single files. */
export const kindsHelp = `Kinds of single files:
  annotation FILE              the genes; everything else is matched to them by id
  aliases FILE                 further names of genes, replacing the current ones
  analysis DATA [META.txt] [--id N] [--replace] [--again]
                               one analysis; META.txt defaults to DATA.txt
  edges FILE [SIDECAR.yaml] [--undirected]
                               adds the edges of a CSV or SIF file
  motifs FILE [--individual]   a motif table, replacing the current one
  cluster-info FILE            information on the motif clusters
  list FILE [SIDECAR.yaml] [--replace]
                               one predefined gene list, named by its file
  network FILE [SIDECAR.yaml] [--replace]
                               one predefined target network, named by its file

A sidecar gives the description and source of a list, a network or edges.`;

/** A kind of file: the words after its name, its options, and the change that it makes. */
interface Kind {
  readonly words: readonly string[];
  readonly options: readonly string[];
  readonly make: (args: Arguments, file: string, second: string | undefined) => MakeChange;
}

const aFile = ['a file'];
const fileAndSidecar = ['a file', 'a sidecar'];

const kinds: Readonly<Record<string, Kind>> = {
  annotation: { words: aFile, options: [], make: (_, file) => importAnnotation(sourceFile(file)) },
  aliases: { words: aFile, options: [], make: (_, file) => importAliases(sourceFile(file)) },
  analysis: { words: ['a data file', 'a metadata file'], options: ['id', 'replace', 'again'], make: makeAnalysis },
  edges: {
    words: fileAndSidecar,
    options: ['undirected'],
    make: (args, file, sidecar) => importEdges(sourceFile(file), isSet(args, 'undirected'), given(sidecar)),
  },
  motifs: {
    words: aFile,
    options: ['individual'],
    make: (args, file) => importMotifs(sourceFile(file), isSet(args, 'individual') ? 'individual' : 'cluster'),
  },
  'cluster-info': { words: aFile, options: [], make: (_, file) => importClusterInfo(sourceFile(file)) },
  list: { words: fileAndSidecar, options: ['replace'], make: makeDocument('lists') },
  network: { words: fileAndSidecar, options: ['replace'], make: makeDocument('networks') },
};

/** Kinds of files, by the words that name them. */
export const kindNames = Object.keys(kinds);

/** `trellis import KIND FILE`. */
export function importKind(args: Arguments, output: Output): Promise<number> {
  const [name, file, second] = args.words;
  const kind = valueOf(kinds, name);
  if (!kind) {
    throw new UsageError(
      `import knows no kind "${name}"${didYouMean(name, kindNames)}; kinds are ${kindNames.join(', ')}`,
      'try: trellis import --help',
    );
  }
  const command = `import ${name}`;
  const words = args.words.slice(1);
  requirePositionals(
    { ...args, words },
    kind.words.slice(0, Math.max(1, Math.min(words.length, kind.words.length))),
    command,
  );
  const foreign = ['label', 'undirected', 'individual', 'replace', 'again', 'id'].filter(
    (option) => !kind.options.includes(option),
  );
  refuseOptions(args, foreign, command);
  return runChange(args, output, kind.make(args, file, second), {
    command: 'import',
    mayCreate: name === 'annotation',
  });
}

function makeAnalysis(args: Arguments, data: string, metadata: string | undefined): MakeChange {
  return importAnalysis({
    data: sourceFile(data),
    metadata: sourceFile(metadataOf(data, metadata)),
    id: wholeNumber(args, 'id', 0x7fffffff, 'import'),
    replace: isSet(args, 'replace'),
    again: isSet(args, 'again') || isSet(args, 'replace'),
  });
}

/** The metadata file of an analysis: the one that is named, or the one next to the data. Throws where there is none. */
function metadataOf(data: string, named: string | undefined): string {
  const file = named ?? `${data.replace(/\.(csv|tsv|tab)(\.gz)?$/i, '')}.txt`;
  if (existsSync(file) || !existsSync(data)) return file;
  throw new TrellisError('bad-file', noMetadata(data, file));
}

function makeDocument(part: DocumentPart): Kind['make'] {
  return (args, file, sidecar) =>
    importDocument(sourceFile(file), part, { replace: isSet(args, 'replace'), sidecar: given(sidecar) });
}

const given = (file: string | undefined) => (file === undefined ? undefined : sourceFile(file));
