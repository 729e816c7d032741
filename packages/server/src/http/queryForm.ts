import { Type, type Static } from 'typebox';
import { secretHeader, type SubmittedInput, type RequestInputs } from '@trellis/contract';
import { TrellisError, valueOf } from '@trellis/core';
import { bytesOfOwnFiles, type OwnFile } from '@trellis/core/dataset';
import { isGzip, isZip, rolesOf, type ReadingChoices } from '@trellis/core/reading';
import type { TextInput } from '@trellis/core/result';
import type { DatasetStore } from '@trellis/store';
import { rowBytes, type SubmittedQuery } from '../data/requests.ts';
import type { SubmittedInputs } from '../data/submittedInputs.ts';
import { fieldsOf } from '../json/fieldsOf.ts';
import { parseJson } from '../json/parseJson.ts';
import { keysOf } from '../json/keysOf.ts';
import { byteLength } from '../json/byteLength.ts';
import type { ViewRequest } from '../views/viewRequest.ts';
import { checkOwnFiles, ownFields, readOwnForm, type FormFile } from './ownForm.ts';
import type { AnyCall, FormField, FormFilePart, FormPart } from './router.ts';

/** Form fields with a list, and their names in the inputs. */
const listFields = {
  targetgenes: 'targetGenes',
  filtertfs: 'filterTfs',
  targetnetworks: 'targetNetwork',
  backgroundgenes: 'background',
} as const;
type ListField = keyof typeof listFields;

const isListField = (name: string): name is ListField => Object.hasOwn(listFields, name);

/** A submitted form: texts, and uploaded files by field. */
interface Form {
  readonly fields: Map<string, string[]>;
  readonly files: Map<ListField, TextInput>;
  readonly own: readonly FormFile[];
}

/** The predefined lists of data sets. */
type Lists = Pick<DatasetStore, 'list' | 'network'>;

/** What a form is read with. */
interface FormParts {
  readonly datasets: Lists;
  readonly edition: string;
  /** Reads the text of a file. */
  readonly read: ReadFile;
}

type ReadFile = (file: FormFile) => Promise<string>;

/**
 * Reads a submitted query: `query`, `edges` (repeated), `networkHeaders`, `answers`, `chosen`, each list as a file or as the name of a predefined
 * list, and analyses of the user's own (see `readOwnForm`). Throws `bad-query` without a query, `unknown-list` and
 * `unknown-network` for an unknown name, `bad-file`.
 */
export async function readQueryForm(
  request: AnyCall,
  { datasets: store, edition, read }: FormParts,
): Promise<SubmittedQuery> {
  const form = await readForm(request, read);
  // A form sends each line end as CR LF; positions in errors refer to the text as typed.
  const query = form.fields.get('query')?.[0]?.replaceAll('\r\n', '\n');
  if (!query?.trim())
    throw new TrellisError(
      'bad-query',
      'The query is empty: write the name of a TF, or for example all_tfs[pvalue<0.05].',
    );
  const predefined: Record<string, boolean> = {};
  const lists: Record<string, unknown> = {};
  for (const field of keysOf(listFields)) {
    const uploaded = form.files.get(field);
    const name = form.fields.get(field)?.[0];
    if (!uploaded && !name) continue;
    predefined[field] = !uploaded;
    const text = {
      ...(uploaded ?? (await readPredefined(store, edition, { field, name: name ?? '' }))),
      ...choicesOf(form, field),
    };
    lists[listFields[field]] = field === 'targetnetworks' ? { ...text, ...headerOf(form) } : text;
  }
  return {
    submitted: { inputs: { query, edges: edgesOf(form), ...lists }, predefined },
    own: readOwnForm(form.own, {
      metadata: form.fields.get(ownFields.metadata)?.[0],
      from: form.fields.get(ownFields.from)?.[0],
      secret: String(valueOf(request.headers, secretHeader.toLowerCase()) ?? ''),
    }),
  };
}

/** Maximum numbers of the additional edge types of a query, and of the characters of one. */
const maxEdges = { types: 100, characters: 200 } as const;

function edgesOf({ fields }: Form): string[] {
  const edges = fields.get('edges') ?? [];
  if (edges.length > maxEdges.types || edges.some(({ length }) => length > maxEdges.characters))
    throw new TrellisError(
      'bad-request',
      `A query takes at most ${maxEdges.types} types of edges, with ${maxEdges.characters} characters each.`,
    );
  return edges;
}

/** Describes the inputs of a stored request. */
export function describeInputs({ inputs, predefined }: SubmittedInputs): RequestInputs {
  const describe = (field: ListField): SubmittedInput | undefined => {
    const input = inputs[listFields[field]];
    if (!input) return undefined;
    const isPredefined = predefined[field] ?? false;
    return {
      name: input.name,
      predefined: isPredefined,
      header: 'header' in input && input.header === true,
      ...(input.choices && { choices: input.choices }),
      ...(!isPredefined && { text: input.text }),
    };
  };
  return {
    edges: [...inputs.edges],
    targetgenes: describe('targetgenes'),
    filtertfs: describe('filtertfs'),
    targetnetworks: describe('targetnetworks'),
    backgroundgenes: describe('backgroundgenes'),
  };
}

/** Number of characters of the lists and the network of described inputs. */
export const textLengthOf = (inputs: RequestInputs): number =>
  keysOf(listFields).reduce((sum, field) => sum + (inputs[field]?.text?.length ?? 0), 0);

/**
 * Size of what a query stores: its texts, lists and network, also copies of predefined ones, and own analyses with their metadata, not
 * those of an earlier request.
 */
export function uploadedBytes({ submitted: { inputs }, own }: SubmittedQuery): number {
  const lists = keysOf(listFields).flatMap((field) => [
    inputs[listFields[field]]?.name,
    inputs[listFields[field]]?.text,
  ]);
  const texts = [inputs.query, ...inputs.edges, ...lists].map((text) => byteLength(text ?? ''));
  const files = 'request' in own ? [] : own.map(sizeOfFile);
  return [...texts, ...files].reduce((sum, bytes) => sum + bytes, rowBytes);
}

const sizeOfFile = ({ name, metadata, bytes }: OwnFile): number =>
  bytes.length + byteLength(name) + byteLength(JSON.stringify(metadata));

/** Size of the files that a new request copies from an earlier one. */
export const copiedBytes = ({ own }: Pick<SubmittedQuery, 'own'>, { request }: ViewRequest): number =>
  'request' in own && request.own ? bytesOfOwnFiles(request.own) : 0;

/** Whether the first line of the network names its columns, where the form says so; it is recognized otherwise. */
function headerOf({ fields }: Form): { readonly header?: boolean } {
  const said = fields.get('networkHeaders')?.[0];
  return said ? { header: /^(true|1|on)$/i.test(said) } : {};
}

/** What the form says about how a field is read: `answers` and `chosen`, JSON objects by the names of fields. */
function choicesOf({ fields }: Form, field: ListField): { readonly choices?: ReadingChoices } {
  const choices = Object.fromEntries(
    (['answers', 'chosen'] as const).flatMap((name) => {
      const given = choicesIn(name, fields.get(name)?.[0])[field];
      return given ? [[name, given]] : [];
    }),
  );
  if (Object.keys(choices).length === 0) return {};
  rolesOf(choices);
  return { choices };
}

const ChoicesByFieldSchema = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 500 }), { maxProperties: 1000 }),
  { maxProperties: 10 },
);

function choicesIn(name: string, text: string | undefined): Static<typeof ChoicesByFieldSchema> {
  if (!text) return {};
  try {
    return parseJson(ChoicesByFieldSchema, text);
  } catch {
    throw new TrellisError(
      'bad-request',
      `The field "${name}" is a JSON object of fields, for example {"targetnetworks": {"order_of_score": "large is best"}}.`,
    );
  }
}

async function readPredefined(
  store: Lists,
  edition: string,
  { field, name }: { field: ListField; name: string },
): Promise<TextInput> {
  const network = field === 'targetnetworks';
  const text = network ? await store.network(edition, name) : await store.list(edition, name);
  if (text !== undefined) return { name, text };
  throw new TrellisError(
    network ? 'unknown-network' : 'unknown-list',
    `There is no predefined ${network ? 'target network' : 'gene list'} "${name}".`,
  );
}

/** Yields the parts of a form. An error of the form parser is a mistake of the sender (400, not 500). */
async function* partsOf(request: AnyCall): AsyncGenerator<FormPart> {
  try {
    yield* request.parts();
  } catch (error) {
    throw formError(error);
  }
}

/** Reads a file of a form, which can end in the middle: that too is a mistake of the sender. */
async function bytesOf(part: FormFilePart): Promise<Uint8Array> {
  try {
    return await part.toBuffer();
  } catch (error) {
    throw formError(error);
  }
}

const formError = (error: unknown): unknown =>
  !(error instanceof Error) || error instanceof TrellisError || 'statusCode' in error
    ? error
    : new TrellisError('bad-request', `The form cannot be read: ${error.message}.`);

/** Largest number of bytes of one text of a form, which the main thread decodes at once; lists and networks are files. */
export const maxFieldBytes = 1 << 20;

/** Largest number of bytes of all texts of a form together: they are kept in memory until its end. */
const maxFormText = 16 << 20;

const tooLarge = (sentence: string): Error => Object.assign(new Error(sentence), { statusCode: 413 });

async function readForm(request: AnyCall, read: ReadFile): Promise<Form> {
  const fields = new Map<string, string[]>();
  const files = new Map<ListField, TextInput>();
  const own: FormFile[] = [];
  const add = (name: string, value: string) => {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  };
  if (!request.isMultipart()) {
    for (const [name, value] of Object.entries(fieldsOf(request.body))) {
      for (const each of [value].flat()) add(name, String(each));
    }
    return { fields, files, own };
  }
  let left = maxFormText;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      left -= addField(part, add);
      if (left < 0) throw tooLarge('The texts of the form are too large.');
    } else if (isListField(part.fieldname)) files.set(part.fieldname, await readFile(part, read));
    else if (part.fieldname === ownFields.files) {
      own.push(await ownFile(part, read));
      checkOwnFiles(own);
    } else part.file.resume();
  }
  return { fields, files, own };
}

/** Adds the text of a field, and returns its bytes. A part that says it is JSON has been parsed, and is not a text. */
function addField(
  { fieldname, value, valueTruncated }: FormField,
  add: (name: string, text: string) => void,
): number {
  if (valueTruncated) throw tooLarge(`The text of ${fieldname.slice(0, 40)} is too large: send a list as a file.`);
  if (typeof value !== 'string')
    throw new TrellisError('bad-request', `The text of ${fieldname.slice(0, 40)} is not plain text.`);
  add(fieldname, value);
  return byteLength(value);
}

/** Maximum size of a gene list in bytes: all genes of a species, ten times. Networks and analyses can be larger. */
const maxListBytes = 8 << 20;

async function readFile(part: FormFilePart, read: ReadFile): Promise<TextInput> {
  const bytes = await bytesOf(part);
  if (part.fieldname !== 'targetnetworks' && bytes.length > maxListBytes)
    throw tooLarge(`The list ${part.filename} is larger than ${maxListBytes >> 20} MB.`);
  const name = part.filename || part.fieldname;
  return { name, text: await read({ name, bytes }) };
}

/** A file of an own analysis as it is kept: a text as it is, a workbook or a packed file as its text. */
async function ownFile(part: FormFilePart, read: ReadFile): Promise<FormFile> {
  const bytes = await bytesOf(part);
  const name = part.filename || part.fieldname;
  if (!isZip(bytes) && !isGzip(bytes)) return { name, bytes };
  return { name, bytes: new TextEncoder().encode(await read({ name, bytes })) };
}
